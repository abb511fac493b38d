/** War for Arrakis on the first page: the war at dusk. */

import { Gradient } from "../ui/gradient";

/** Its body and both wings, seen from the side. */
const Ornithopter = () => (
  <>
    <path d="M286 106c18-4 34-2 46 6l26-4 4 6-24 8c-14 6-36 4-52-16z" />
    <path d="M304 106c-22-22-58-34-96-32 34 4 62 18 82 36z" />
    <path d="M318 104c4-24 22-44 50-56-18 18-28 38-30 60z" />
  </>
);

export function Picture() {
  return (
    <svg viewBox="0 46 640 236" preserveAspectRatio="xMidYMid slice">
      <defs>
        <Gradient id="dusk" to={[0, 1]} stops="0 #152634, 0.45 #35505c, 0.75 #b8623a, 1 #e99a4c" />
        <Gradient id="wall" to={[0.6, 1]} stops="0 #6b3a2a, 1 #2d1712" />
      </defs>
      <rect width="640" height="300" fill="url(#dusk)" />
      <g fill="#f4ead0">
        <circle cx="120" cy="104" r="26" opacity="0.92" />
        <circle cx="178" cy="80" r="11" opacity="0.8" />
        <circle cx="300" cy="64" r="1.4" />
        <circle cx="396" cy="76" r="1.2" />
        <circle cx="452" cy="60" r="1.6" />
        <circle cx="540" cy="72" r="1.3" />
        <circle cx="600" cy="62" r="1.5" />
        <circle cx="46" cy="70" r="1.3" />
        <circle cx="240" cy="150" r="1.2" />
      </g>
      <path
        d="M0 214l40-22 46 10 30-30 60 8 34 22 70-12 40 20 60-4 44 18 216-6v82H0z"
        fill="#7d4a36"
        opacity="0.8"
      />
      <path
        d="M392 300l18-92 34-14 16-52 30-10 18 18 36-34 34 8 22 40 40 12v124z"
        fill="url(#wall)"
      />
      <g fill="#f0b768">
        <path d="M500 190h6v9h-6zM520 184h6v9h-6zM546 198h6v9h-6zM572 178h6v9h-6zM596 206h6v9h-6zM536 226h6v9h-6zM484 222h6v9h-6z" />
      </g>
      <g fill="#1c1210" transform="translate(0 22)">
        <Ornithopter />
        <path d="M300 116c-26-4-58 4-80 22 28-10 56-12 84-14z" opacity="0.8" />
      </g>
      <g transform="translate(424 96) scale(0.42)" fill="#241814">
        <Ornithopter />
      </g>
      <path d="M0 252c70-26 140-24 210-4s130 20 210-2 150-18 220 2v52H0z" fill="#a5572f" />
      <g fill="#2d1712">
        <path d="M196 250l8-22h58l14 10h26l6 12z" />
        <path d="M204 228l6-10h26l4 10z" />
        <circle cx="214" cy="252" r="8" />
        <circle cx="236" cy="253" r="8" />
        <circle cx="258" cy="253" r="8" />
        <circle cx="282" cy="252" r="8" />
      </g>
      <path
        d="M308 244c30-16 64-22 104-20"
        fill="none"
        stroke="#f0b768"
        stroke-width="6"
        opacity="0.35"
      />
      <path d="M0 280c120-30 220-16 320-2s210 0 320-20v42H0z" fill="#5b2c1c" />
    </svg>
  );
}
