/** For somebody who was given a link: what it is for, and a name to join with. */

import { useCallback, useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { Invitation } from "../core/api";
import { navigate } from "../core/router";
import { loadTexts, t } from "../core/texts";
import { rememberLinkTo } from "../core/watch-links";
import { Button, Form, LinkButton, Loading, Problem } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { ImportedMark } from "../ui/imported";
import { SeatName } from "../ui/seat";
import { NameField, useTypedName } from "../ui/settings";
import { Shell } from "../ui/shell";

export function JoinPage({ token }: { token: string }) {
  const [wrong, setWrong] = useState("");
  const loaded = useLoaded(useCallback(() => loadInvitation(token), [token]));
  const typed = useTypedName();
  const join = async () => {
    try {
      await typed.keep();
      const { id } = await api.join(token);
      rememberLinkTo(id, token);
      navigate(`/table/${id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
    }
  };
  return (
    <Shell title={t("join")}>
      <h1>{t("join")}</h1>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && (
        <Problem reason={loaded.reason}>
          <LinkButton href="/">{t("home")}</LinkButton>
        </Problem>
      )}
      {loaded.state === "here" && (
        <Form class="invitation" submit={() => void join()}>
          <p>
            {t("join-table", { name: loaded.value.name, game: t(`game-${loaded.value.game}`) })}
          </p>
          {loaded.value.seat && (
            <p>
              {t("join-seat")} <SeatName game={loaded.value.game} seat={loaded.value.seat} />
            </p>
          )}
          {loaded.value.imported && <ImportedMark />}
          <NameField typed={typed} />
          {loaded.value.taken ? (
            <Problem reason={t("join-taken")} />
          ) : (
            <Button type="submit" look="main" icon={loaded.value.seat ? "play" : "eye"}>
              {loaded.value.seat ? t("join-sit") : t("join-watch")}
            </Button>
          )}
          {wrong && <Problem reason={wrong} />}
        </Form>
      )}
    </Shell>
  );
}

async function loadInvitation(token: string): Promise<Invitation> {
  await currentGuest();
  const invitation = await api.look(token);
  await loadTexts(invitation.game);
  return invitation;
}
