import { plane } from '#shared/art/plane.ts'

/** The ground below the board: its shadow, and traces that extend into the page. */
export function Bench() {
  return (
    <g transform={plane('top', 0, 0, -9)} fill="none" stroke="var(--line)" strokeWidth="2">
      <rect x="16" y="16" width="300" height="300" fill="var(--shadow)" stroke="none" />
      <path d="M300 44h34l20-20h40M300 64h70M300 260h60l18 18h30M300 240h96M44 300v40l-18 18v36M64 300v70M250 300v58l20 20v26M230 300v90" />
      <path d="M-4 60h-52M-4 84h-30l-20 20M60-4v-40M84-4v-66M200-4v-30l14-14v-22" />
      <g fill="var(--copper)" stroke="none">
        <circle cx="400" cy="24" r="6" />
        <circle cx="376" cy="64" r="6" />
        <circle cx="402" cy="240" r="6" />
        <circle cx="26" cy="400" r="6" />
        <circle cx="64" cy="376" r="6" />
        <circle cx="230" cy="396" r="6" />
        <circle cx="-62" cy="60" r="6" />
        <circle cx="84" cy="-76" r="6" />
      </g>
    </g>
  )
}
