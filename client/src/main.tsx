import { render } from "preact";
import { GAME_NAMES } from "./core/manifests";
import { applyPreferences } from "./core/preferences";
import { handleLinks, route } from "./core/router";
import { storage } from "./core/storage";
import { preferredLanguage, setLanguage, t } from "./core/texts";
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

function App() {
  const { path, fragment } = route.value;
  const [page = "", name = ""] = path;
  const game = GAME_NAMES.includes(name) ? name : "";
  if (!page) return <EntryPage />;
  if (page === "new" && game) return <SetupPage game={game} />;
  if (page === "tables") return <TablesPage />;
  if (page === "table" && name)
    return <TablePage key={name} id={name} link={storage.get(`link.${name}`)} />;
  if (page === "join") return <JoinPage token={fragment} />;
  if (page === "watch") return <WatchPage />;
  if (page === "replay" && name) return <ReplayPage id={name} />;
  if (page === "end" && name) return <EndPage id={name} />;
  if (page === "learn") return game ? <ReferencePage game={game} /> : <LearnPage />;
  if (page === "cards" && game) return <GalleryPage game={game} />;
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
