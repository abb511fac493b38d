/** A link to give to somebody. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import { Button } from "./controls";
import { reasonOf } from "./hooks";

/** The token stands behind the #, so that no server's log ever holds it. */
function joinAddress(token: string): string {
  return `${location.origin}/join#${token}`;
}

interface ShareLinkProps {
  name: string;
  make(): Promise<{ token: string }>;
  revoke(): Promise<void>;
}

/** Makes a new link when pressed, shows it and copies it; an older one dies. */
export function ShareLink({ name, make, revoke }: ShareLinkProps) {
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState("");
  const share = async () => {
    try {
      const made = joinAddress((await make()).token);
      setAddress(made);
      await copy(made);
    } catch (wrong) {
      setSaid(reasonOf(wrong));
    }
  };
  const end = async () => {
    try {
      await revoke();
      setAddress("");
      setSaid(t("link-revoked"));
    } catch (wrong) {
      setSaid(reasonOf(wrong));
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t("link-copied"));
    } catch {
      setSaid(t("link-copy-yourself"));
    }
  };
  return (
    <div class="share">
      {address ? (
        <>
          <input
            readOnly
            aria-label={name}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button icon="copy" onClick={() => void copy(address)}>
            {t("link-copy")}
          </Button>
          <Button look="quiet" onClick={() => void end()}>
            {t("link-revoke")}
          </Button>
        </>
      ) : (
        <Button icon="link" onClick={() => void share()}>
          {name}
        </Button>
      )}
      <span class="hint" role="status">
        {said}
      </span>
    </div>
  );
}
