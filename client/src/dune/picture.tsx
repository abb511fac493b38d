/** Dune on the first page: the worm by day. */

export function Picture() {
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
