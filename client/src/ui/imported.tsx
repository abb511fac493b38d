/** A game that was brought here as a record: nobody can vouch for its cards. */

import { t } from "../core/texts";

export function ImportedMark() {
  return (
    <p class="imported">
      <strong>{t("imported")}</strong> {t("imported-hint")}
    </p>
  );
}
