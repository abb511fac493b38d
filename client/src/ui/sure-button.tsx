/** A quiet button for what is for good, so it asks once more. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import { Button, Dialog } from "./controls";

interface SureButtonProps {
  label: string;
  title: string;
  hint: string;
  sure: string;
  act: () => void;
}

export function SureButton({ label, title, hint, sure, act }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  const doIt = () => {
    setAsking(false);
    act();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={title} close={() => setAsking(false)}>
          <p>{hint}</p>
          <div class="form-buttons">
            <Button onClick={() => setAsking(false)}>{t("seat-leave-not")}</Button>
            <Button look="danger" onClick={doIt}>
              {sure}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
