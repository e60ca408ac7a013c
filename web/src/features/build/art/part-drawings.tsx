export const BoardTraces = () => (
  <g fill="none" stroke="var(--trace)" strokeWidth="1.4">
    <path d="M20 30h26M20 38h26M104 40h12v60M104 48h18v60M60 84v24M70 84v24M80 84v24M14 128h60l10 10h58M14 136h52" />
    <g fill="var(--gold)" stroke="none">
      <circle cx="7" cy="7" r="3" />
      <circle cx="151" cy="7" r="3" />
      <circle cx="7" cy="153" r="3" />
      <circle cx="151" cy="153" r="3" />
    </g>
    <rect
      x="54"
      y="22"
      width="48"
      height="48"
      fill="var(--chip)"
      stroke="var(--gold)"
      strokeDasharray="2 3"
    />
    <path d="M120 14v70M129 14v70M138 14v70M147 14v70" stroke="var(--chip)" strokeWidth="4" />
    <path d="M10 112h112" stroke="var(--chip)" strokeWidth="5" />
  </g>
)

export const Engraving = () => (
  <path
    d="m11 22 9-8 9 8M13 20v11h14V20"
    fill="none"
    stroke="#11201a"
    strokeWidth="2"
    opacity=".5"
    strokeLinejoin="round"
  />
)

export const Backplate = () => (
  <path d="M10 12h70M10 19h36M104 10v10M110 10v10M116 10v10" stroke="var(--glow)" strokeWidth="2" />
)

export const CardFront = () => (
  <path d="M0 5h136M0 20h136" stroke="var(--copper)" strokeWidth="2" opacity=".8" />
)

export const SupplyFront = () => (
  <>
    <path d="M52 12h24v26H52z" fill="var(--well)" />
    <path
      d="M56 18h4M66 18h4M56 25h4M66 25h4M56 32h4M66 32h4"
      stroke="var(--gold)"
      strokeWidth="4"
    />
    <path d="M10 14h30M10 21h20" stroke="var(--glow)" strokeWidth="2" />
  </>
)

export const DriveFront = () => (
  <path d="M6 6h22M6 12h14" stroke="var(--copper)" strokeWidth="2.5" />
)

export const Flash = () => (
  <path
    d="M6 2v8M16 2h8v8h-8zM28 2h7v8h-7z"
    fill="var(--chip)"
    stroke="var(--gold)"
    strokeWidth="1"
  />
)

export const ModuleFace = () => <rect width="4" height="24" fill="var(--glow)" opacity=".85" />
