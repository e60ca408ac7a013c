import { Block } from '#shared/art/block.tsx'

/** One memory stick above the slot at x. */
export function Memory({ x }: { x: number }) {
  return (
    <>
      <Block at={[x + 2, 32, 42]} size={[4, 144, 7]} fill="var(--gold)" side={<Fingers />} />
      <Block
        at={[x, 28, 49]}
        size={[8, 152, 44]}
        fill="var(--substrate)"
        top={<rect width="8" height="152" fill="var(--glow)" opacity=".85" />}
        side={<Chips />}
      />
    </>
  )
}

function Fingers() {
  return <path d="M0 3.5h144" stroke="#000" strokeWidth="7" strokeDasharray="2 4" opacity=".35" />
}

function Chips() {
  return (
    <>
      <path d="M8 10h136v26H8z" fill="var(--mask)" opacity=".35" />
      {[10, 42, 90, 122].map((x) => (
        <g key={x}>
          <rect x={x} y="11" width="22" height="24" rx="1.5" fill="var(--chip)" />
          <path d={`M${x + 4} 18h10M${x + 4} 22h6`} stroke="#fff" opacity=".35" />
        </g>
      ))}
      <rect x="68" y="15" width="16" height="16" rx="1" fill="var(--copper)" />
    </>
  )
}
