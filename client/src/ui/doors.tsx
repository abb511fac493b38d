/** The pictures on the two doors: the worm by day, the war at dusk. */

export function DuneDoor() {
  return (
    <svg viewBox="0 46 640 236" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="day" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#f6d9a0" />
          <stop offset="0.55" stop-color="#f2b567" />
          <stop offset="1" stop-color="#d97b35" />
        </linearGradient>
        <linearGradient id="crest" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#e9b56b" />
          <stop offset="1" stop-color="#a8562a" />
        </linearGradient>
        <linearGradient id="hide" x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stop-color="#8f4a2a" />
          <stop offset="0.6" stop-color="#5e2c1a" />
          <stop offset="1" stop-color="#3a1a10" />
        </linearGradient>
      </defs>
      <rect width="640" height="300" fill="url(#day)" />
      <circle cx="492" cy="104" r="54" fill="#fff3d2" opacity="0.9" />
      <circle cx="492" cy="104" r="82" fill="#fff3d2" opacity="0.22" />
      <path d="M0 190c60-26 110-30 170-10s130 26 200 0 170-34 270-4v124H0z" fill="#d48b48" />
      <path
        d="M203 307L200 292L198 278L197 265L197 253L198 242L200 231L202 221L205 213L208 204L212 197L217 190L222 184L228 178L235 172L242 167L250 163L259 159L269 155L280 152L291 150L304 149L317 148L331 149L346 150L358 58L338 56L318 55L299 55L280 56L262 59L244 63L226 68L210 74L194 82L178 91L164 102L151 114L139 127L128 141L118 157L110 173L103 190L98 208L94 227L92 246L91 266L92 286L94 307L97 329z"
        fill="url(#hide)"
      />
      <path
        d="M197 265Q144 250 91 266M197 253Q146 234 92 246M198 242Q149 218 94 227M200 231Q152 204 98 208M202 221Q158 191 103 190M205 213Q164 178 110 173M208 204Q171 166 118 157M212 197Q179 156 128 141M217 190Q188 146 139 127M222 184Q198 137 151 114M228 178Q208 130 164 102M235 172Q220 123 178 91M242 167Q232 117 194 82M250 163Q244 112 210 74M259 159Q258 108 226 68M269 155Q272 105 244 63M280 152Q286 103 262 59M291 150Q302 101 280 56M304 149Q317 101 299 55M317 148Q334 102 318 55M331 149Q350 103 338 56"
        fill="none"
        stroke="#2c120a"
        stroke-opacity="0.4"
        stroke-width="2.5"
      />
      <g transform="translate(352 104) rotate(7)">
        <ellipse rx="28" ry="47" fill="#8f4a2a" />
        <ellipse rx="24" ry="42" fill="#1d0a06" />
        <path
          d="M24.0 0.0L13.0 1.4L23.8 5.4zM23.3 10.1L12.4 6.8L22.4 15.3zM21.3 19.5L11.1 11.9L19.6 24.2zM18.0 27.9L9.2 16.3L15.7 31.7zM13.6 34.6L6.7 19.7L11.0 37.4zM8.5 39.3L3.9 22.0L5.5 40.9zM2.9 41.7L0.8 23.0L-0.2 42.0zM-2.9 41.7L-2.3 22.6L-6.0 40.7zM-8.5 39.3L-5.3 21.0L-11.3 37.0zM-13.6 34.6L-8.0 18.1L-16.1 31.2zM-18.0 27.9L-10.2 14.2L-19.9 23.5zM-21.3 19.5L-11.9 9.4L-22.5 14.5zM-23.3 10.1L-12.8 4.2L-23.9 4.7zM-24.0 -0.0L-13.0 -1.4L-23.8 -5.4zM-23.3 -10.1L-12.4 -6.8L-22.4 -15.3zM-21.3 -19.5L-11.1 -11.9L-19.6 -24.2zM-18.0 -27.9L-9.2 -16.3L-15.7 -31.7zM-13.6 -34.6L-6.7 -19.7L-11.0 -37.4zM-8.5 -39.3L-3.9 -22.0L-5.5 -40.9zM-2.9 -41.7L-0.8 -23.0L0.2 -42.0zM2.9 -41.7L2.3 -22.6L6.0 -40.7zM8.5 -39.3L5.3 -21.0L11.3 -37.0zM13.6 -34.6L8.0 -18.1L16.1 -31.2zM18.0 -27.9L10.2 -14.2L19.9 -23.5zM21.3 -19.5L11.9 -9.4L22.5 -14.5zM23.3 -10.1L12.8 -4.2L23.9 -4.7z"
          fill="#f3dfb4"
        />
      </g>
      <path d="M40 262q50-34 104-22 60-10 96 24z" fill="#e9b56b" opacity="0.75" />
      <path
        d="M0 246c80-40 150-36 214-10 74 30 126 26 190 2 80-30 160-26 236 2v60H0z"
        fill="url(#crest)"
      />
      <path d="M0 276c110-32 190-22 290-4 120 20 220 4 350-16v44H0z" fill="#7d3a27" />
      <path
        d="M60 268c70-16 140-12 206 2"
        fill="none"
        stroke="#b8683a"
        stroke-width="3"
        opacity="0.7"
      />
      <path
        d="M380 280c80 0 150-8 220-18"
        fill="none"
        stroke="#b8683a"
        stroke-width="3"
        opacity="0.6"
      />
    </svg>
  );
}

export function WarDoor() {
  return (
    <svg viewBox="0 46 640 236" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#152634" />
          <stop offset="0.45" stop-color="#35505c" />
          <stop offset="0.75" stop-color="#b8623a" />
          <stop offset="1" stop-color="#e99a4c" />
        </linearGradient>
        <linearGradient id="wall" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color="#6b3a2a" />
          <stop offset="1" stop-color="#2d1712" />
        </linearGradient>
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
        <path d="M286 106c18-4 34-2 46 6l26-4 4 6-24 8c-14 6-36 4-52-16z" />
        <path d="M304 106c-22-22-58-34-96-32 34 4 62 18 82 36z" />
        <path d="M318 104c4-24 22-44 50-56-18 18-28 38-30 60z" />
        <path d="M300 116c-26-4-58 4-80 22 28-10 56-12 84-14z" opacity="0.8" />
      </g>
      <g transform="translate(424 96) scale(0.42)" fill="#241814">
        <path d="M286 106c18-4 34-2 46 6l26-4 4 6-24 8c-14 6-36 4-52-16z" />
        <path d="M304 106c-22-22-58-34-96-32 34 4 62 18 82 36z" />
        <path d="M318 104c4-24 22-44 50-56-18 18-28 38-30 60z" />
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
