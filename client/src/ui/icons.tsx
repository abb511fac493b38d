/** Our own signs, drawn with a pen of one width. */

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2",
  scroll:
    "M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9M8 9h7M8 13h7M8 17h4",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 4.6a3.4 3.4 0 0 1 0 6M17 14.6c2.4.6 4 2.4 4 5.4",
  gear: "M4 7h9M19 7h1M4 17h3M13 17h7M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  bulb: "M9.5 18.5h5M10.5 21.5h3M12 2.8a6.4 6.4 0 0 0-3.8 11.5c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6.4 6.4 0 0 0 12 2.8z",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  book: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  cards:
    "M8 4h9a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 17 19H8a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 8 4zM4 7v12.5A1.5 1.5 0 0 0 5.5 21H14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M6 5v14",
  last: "M7 5l7 7-7 7M18 5v14",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7L12 17",
  copy: "M9 9h10v11H9zM5 15V4h10",
  robot: "M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 13.5v1M15 13.5v1M3 12v4M21 12v4",
  boldFace:
    "M12 21a8.5 8.5 0 0 1-8.5-8.5C3.5 7 7 3 12 3s8.5 4 8.5 9.5A8.5 8.5 0 0 1 12 21zM6.5 8.5l4 2M17.5 8.5l-4 2M8.8 12v.5M15.2 12v.5M8.5 16.5h7M7 3.8L12 1l5 2.8",
  patientFace:
    "M12 21a8.5 8.5 0 0 1-8.5-8.5C3.5 7 7 3 12 3s8.5 4 8.5 9.5A8.5 8.5 0 0 1 12 21zM7 11.5c1 .9 2.4.9 3.4 0M13.6 11.5c1 .9 2.4.9 3.4 0M9 16.3c1.8 1 4.2 1 6 0",
  treacherousFace:
    "M12 21a8.5 8.5 0 0 1-8.5-8.5C3.5 7 7 3 12 3s8.5 4 8.5 9.5A8.5 8.5 0 0 1 12 21zM7 9.5l3.4.6M17 8.2l-3.4 1.9M7.8 12.2h2.6M13.6 12.2h2.6M9 17c2.5.2 4.6-.4 6.2-2",
  menu: "M4 7h16M4 12h16M4 17h16",
  crown: "M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10z",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  import: "M12 3v11M7 9l5 5 5-5M4 17v3h16v-3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
