// What the client's code is held to, beside its types (tsc) and its layout (Prettier).
// Why these rules: docs/decisions/0017-client-lint.md

import eslint from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["**/generated/**", "**/node_modules/**", "**/src/wire/**"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  // A function or a file beyond this has a second idea in it.
  { rules: { complexity: ["error", 15], "max-lines": ["error", 500] } },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { process: "readonly" } },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Callbacks in props are passed on alone: as properties they cannot depend on `this`.
      "@typescript-eslint/method-signature-style": "error",
      // tsc takes every index for possibly missing; "!" says that this one is there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // There are no enums.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // `() => setOpen(true)` is how a handler is written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Paths of drawings and keys of messages have numbers in them.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `event["side"]`: a key that the type does not name may be missing.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // An empty text counts as none.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true } },
      ],
      // `{ [field]: _, ...others }` leaves a field out.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      // Node waits for its tests itself.
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["test"] }] },
      ],
    },
  },
);
