/** A link to give to somebody. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import { Button } from "./controls";
import { reasonOf } from "./hooks";

/** The token follows the #, so that it gets into no server's log. */
function joinAddress(token: string): string {
  return `${location.origin}/join#${token}`;
}

/** Copies an address, and says whether it could. */
function useCopying() {
  const [status, setStatus] = useState("");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t("link-copied"));
    } catch {
      setStatus(t("link-copy-yourself"));
    }
  };
  return { copy, status, setStatus };
}

function Address({ name, address }: { name: string; address: string }) {
  return (
    <input
      readOnly
      aria-label={name}
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

interface CopyAddressProps {
  name: string;
  /** The address, and who can follow it. */
  make: () => Promise<[address: string, hint: string]>;
}

/** Copies the address of what the page shows just now. */
export function CopyAddress({ name, make }: CopyAddressProps) {
  const [[address, hint], setMade] = useState(["", ""]);
  const { copy, status, setStatus } = useCopying();
  const share = async () => {
    try {
      const made = await make();
      setMade(made);
      await copy(made[0]);
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  return (
    <div class="share">
      <Button icon="link" look="quiet" onClick={() => void share()}>
        {name}
      </Button>
      {address && <Address name={name} address={address} />}
      <span class="hint" role="status">
        {status} {hint}
      </span>
    </div>
  );
}

interface ShareLinkProps {
  name: string;
  /** What following the link leads to, where it is not obvious. */
  hint?: string;
  make: () => Promise<{ token: string }>;
  /** Not offered to those who may not. */
  revoke?: () => Promise<void>;
}

/** Creates a new link when pressed, shows it and copies it; an older one no longer works. */
export function ShareLink({ name, hint, make, revoke }: ShareLinkProps) {
  const [address, setAddress] = useState("");
  const { copy, status, setStatus } = useCopying();
  const share = async () => {
    try {
      const made = joinAddress((await make()).token);
      setAddress(made);
      await copy(made);
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  const end = async (revoke: () => Promise<void>) => {
    try {
      await revoke();
      setAddress("");
      setStatus(t("link-revoked"));
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  return (
    <div class="share">
      {address ? (
        <>
          <Address {...{ name, address }} />
          <Button icon="copy" onClick={() => void copy(address)}>
            {t("link-copy")}
          </Button>
          {revoke && (
            <Button look="quiet" onClick={() => void end(revoke)}>
              {t("link-revoke")}
            </Button>
          )}
        </>
      ) : (
        <Button icon="link" onClick={() => void share()}>
          {name}
        </Button>
      )}
      <span class="hint" role="status">
        {[status, address && hint].filter(Boolean).join(" ")}
      </span>
    </div>
  );
}
