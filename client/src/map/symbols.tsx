/** Symbols printed on both maps, each in a box of 20 by 20 around its middle. */

const STORM = "M8.5-1A8.5 8.5 0 1 0 3 8M5-1A5 5 0 1 0 1.5 4.7M1.8-.4A1.9 1.9 0 1 0 .6 1.7";

export function MapSymbols() {
  return (
    <defs>
      <symbol id="map-settlement" viewBox="-10 -10 20 20">
        <path
          d="M-9 8.5V-4.5h3v2.4h3v-5.4h1.6v1.8h2.8v-1.8h1.6v5.4h3v-2.4h3v13z"
          fill="#7c1f17"
          stroke="#fbe9c6"
        />
      </symbol>
      <symbol id="map-sietch" viewBox="-10 -10 20 20">
        <path d="M-9 8.5C-8.4-1.6-4.6-8.4 0-8.4S8.4-1.6 9 8.5z" fill="#23303c" stroke="#fbe9c6" />
        <path d="M-3.6 8.1C-3.5 2.2-1.9-.8 0-.8s3.5 3 3.6 8.9z" fill="#5fb4d6" />
      </symbol>
      <symbol id="map-station" viewBox="-10 -10 20 20">
        <path
          d="M-9 8.5v-2.4h2.2a6.8 6.8 0 0 1 13.6 0H9v2.4zM-.7-1v-7.6h1.4V-1z"
          fill="#4d5b2e"
          stroke="#fbe9c6"
        />
        <circle cy="-7.6" r="1.7" fill="#d7e3a5" />
      </symbol>
      <symbol id="map-stronghold" viewBox="-10 -10 20 20">
        <path
          d="M-9 8.5v-14h3.2v2.5h2.6v-5.5h6.4v5.5h2.6v-2.5H9v14z"
          fill="#f3dfb4"
          stroke="#2a120a"
        />
        <path d="M-2 8.1V4a2 2 0 0 1 4 0v4.1z" fill="#2a120a" />
      </symbol>
      <symbol id="map-ornithopter" viewBox="-10 -10 20 20">
        <g fill="#27485c">
          <ellipse cx="5.2" cy="-3.3" rx="5" ry="1.5" transform="rotate(-16 5.2 -3.3)" />
          <ellipse cx="-5.2" cy="-3.3" rx="5" ry="1.5" transform="rotate(16 -5.2 -3.3)" />
          <ellipse cx="4.6" cy=".9" rx="4.3" ry="1.3" transform="rotate(20 4.6 .9)" />
          <ellipse cx="-4.6" cy=".9" rx="4.3" ry="1.3" transform="rotate(-20 -4.6 .9)" />
          <path d="M0-7.2c1.5 0 1.9 1.7 1.7 3.4L.6 8.6h-1.2L-1.7-3.8C-1.9-5.5-1.5-7.2 0-7.2z" />
        </g>
      </symbol>
      <symbol id="map-storm" viewBox="-10 -10 20 20">
        <path d={STORM} fill="none" stroke="#f08a2c" stroke-width="1.9" stroke-linecap="round" />
      </symbol>
    </defs>
  );
}
