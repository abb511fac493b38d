import { render } from "preact";
import type { VNode } from "preact";
import { GAME_NAMES } from "./core/manifests";
import { applyPreferences } from "./core/preferences";
import { handleLinks, route } from "./core/router";
import { preferredLanguage, setLanguage, t } from "./core/texts";
import { linkTo } from "./core/watch-links";
import { AnalysisPage } from "./pages/analysis";
import { EndPage } from "./pages/end";
import { EntryPage } from "./pages/entry";
import { JoinPage } from "./pages/join";
import { GalleryPage, LearnPage, ReferencePage } from "./pages/learn";
import { ReplayPage } from "./pages/replay";
import { SetupPage } from "./pages/setup";
import { TablePage } from "./pages/table";
import { TablesPage } from "./pages/tables";
import { WatchPage } from "./pages/watch";
import { LinkButton } from "./ui/controls";
import { Shell } from "./ui/shell";

/** What an address says: the part after the page, the game if that is one, and what follows the #. */
interface Address {
  name: string;
  game: string;
  fragment: string;
}

/** By the first part of the path; "" where the second part is missing or unknown. */
const PAGES = new Map<string | undefined, (address: Address) => VNode | "">([
  [undefined, () => <EntryPage />],
  ["new", ({ game }) => game && <SetupPage game={game} />],
  ["tables", () => <TablesPage />],
  ["table", ({ name }) => name && <TablePage key={name} id={name} link={linkTo(name)} />],
  ["join", ({ fragment }) => <JoinPage token={fragment} />],
  ["watch", () => <WatchPage />],
  [
    "replay",
    ({ name, fragment }) => name && <ReplayPage key={fragment} id={name} address={fragment} />,
  ],
  ["end", ({ name }) => name && <EndPage id={name} />],
  ["analysis", ({ name }) => name && <AnalysisPage id={name} />],
  ["learn", ({ game }) => (game ? <ReferencePage game={game} /> : <LearnPage />)],
  ["cards", ({ game }) => game && <GalleryPage game={game} />],
]);

function App() {
  const { path, fragment } = route.value;
  const [page, name = ""] = path;
  const game = GAME_NAMES.includes(name) ? name : "";
  return PAGES.get(page)?.({ name, game, fragment }) || <NotFound />;
}

function NotFound() {
  return (
    <Shell title={t("not-found")}>
      <h1>{t("not-found")}</h1>
      <LinkButton href="/">{t("home")}</LinkButton>
    </Shell>
  );
}

applyPreferences();
handleLinks();
await setLanguage(preferredLanguage());
render(<App />, document.getElementById("app")!);
