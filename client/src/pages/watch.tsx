/** Only looking: bots among themselves, somebody's table by its link, a saved game. */

import { useState } from "preact/hooks";
import type { Mode } from "../core/game-manifest";
import { MANIFESTS } from "../core/manifests";
import { playNow } from "../core/modes";
import { navigate } from "../core/router";
import { t } from "../core/texts";
import { Button, Form, Problem } from "../ui/controls";
import { reasonOf } from "../ui/hooks";
import { ImportRecord } from "../ui/import-record";
import { Shell } from "../ui/shell";

/** A game of a single seat is played by a person only. */
const WATCHED = Object.values(MANIFESTS)
  .flatMap(({ modes }) => modes)
  .filter(({ seats, friends }) => seats.length > 1 && !friends);

export function WatchPage() {
  const [address, setAddress] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const watch = async (mode: Mode) => {
    setBusy(true);
    try {
      navigate(`/table/${(await playNow(mode, [])).id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
      setBusy(false);
    }
  };
  const follow = () => {
    const token = address.trim().split("#").at(-1);
    if (token) navigate(`/join#${token}`);
  };
  return (
    <Shell title={t("nav-watch")}>
      <h1>{t("nav-watch")}</h1>
      <section class="block">
        <h2>{t("watch-bots")}</h2>
        <p>{t("watch-bots-hint")}</p>
        <ul class="modes">
          {WATCHED.map((mode) => (
            <li key={mode.id}>
              <button type="button" class="mode" disabled={busy} onClick={() => void watch(mode)}>
                <strong>{t(`mode-${mode.id}`)}</strong>
                <span>{t(`game-${mode.game}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        {wrong && <Problem reason={wrong} />}
      </section>
      <section class="block">
        <h2>{t("watch-link")}</h2>
        <Form class="row" submit={follow}>
          <input
            class="grow"
            aria-label={t("watch-link-paste")}
            placeholder={t("watch-link-paste")}
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <Button type="submit" disabled={!address.trim()}>
            {t("watch-open")}
          </Button>
        </Form>
      </section>
      <section class="block">
        <h2>{t("watch-record")}</h2>
        <p>{t("watch-record-hint")}</p>
        <ImportRecord />
      </section>
    </Shell>
  );
}
