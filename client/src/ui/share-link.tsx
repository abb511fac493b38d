/** A link to give to somebody. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import { Button } from "./controls";
import { reasonOf } from "./hooks";

/** The token follows the #, so that it gets into no server's log. */
function joinAddress(token: string): string {
  return `${location.origin}/join#${token}`;
}

interface ShareLinkProps {
  name: string;
  make: () => Promise<{ token: string }>;
  revoke: () => Promise<void>;
}

/** Creates a new link when pressed, shows it and copies it; an older one no longer works. */
export function ShareLink({ name, make, revoke }: ShareLinkProps) {
  const [address, setAddress] = useState("");
  const [status, setStatus] = useState("");
  const share = async () => {
    try {
      const made = joinAddress((await make()).token);
      setAddress(made);
      await copy(made);
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  const end = async () => {
    try {
      await revoke();
      setAddress("");
      setStatus(t("link-revoked"));
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t("link-copied"));
    } catch {
      setStatus(t("link-copy-yourself"));
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
        {status}
      </span>
    </div>
  );
}
