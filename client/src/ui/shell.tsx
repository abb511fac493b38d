/** The frame of every page but the table: title, navigation, language and settings. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { route } from "../core/router";
import { LANGUAGES, language, setLanguage, t } from "../core/texts";
import { IconButton } from "./controls";
import { useTitle } from "./hooks";
import { Settings } from "./settings";

export function Shell({
  title,
  children,
  wide = false,
}: {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const [settings, setSettings] = useState(false);
  useTitle(title);
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <header class="masthead">
        <a class="brand" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>Landsraad</span>
        </a>
        <nav class="ways" aria-label={t("nav")}>
          <WayTo href="/tables" name={t("nav-tables")} />
          <WayTo href="/watch" name={t("nav-watch")} />
          <WayTo href="/learn" name={t("nav-learn")} />
        </nav>
        <LanguageSwitch />
        <IconButton name={t("settings")} icon="gear" onClick={() => setSettings(true)} />
      </header>
      <main id="main" class={wide ? "page page-wide" : "page"} tabIndex={-1}>
        {children}
      </main>
      <footer class="colophon">{t("colophon")}</footer>
      {settings && <Settings close={() => setSettings(false)} />}
    </div>
  );
}

function WayTo({ href, name }: { href: string; name: string }) {
  const here = `/${route.value.path[0] ?? ""}` === href;
  return (
    <a href={href} aria-current={here ? "page" : undefined}>
      {name}
    </a>
  );
}

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={t("language")}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language.value}
          aria-label={`${one.toUpperCase()} ${t(`language-${one}`)}`}
          onClick={() => void setLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
