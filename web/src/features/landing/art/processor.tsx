import { Block } from '#shared/art/block.tsx'

export function Processor() {
  return (
    <>
      <Block at={[98, 48, 78]} size={[76, 76, 5]} fill="var(--substrate)" top={<Corner />} />
      <Block at={[108, 58, 83]} size={[56, 56, 6]} fill="var(--lid)" top={<Engraving />} />
    </>
  )
}

function Corner() {
  return <path d="M2 74v-9l9 9z" fill="var(--gold)" />
}

function Engraving() {
  return (
    <g fill="none" stroke="#11201a" opacity=".5" strokeWidth="2.5">
      <path d="m16 26 12-10 12 10M19 24v15h18V24" strokeLinejoin="round" />
      <path d="M10 46h36" strokeDasharray="8 3" strokeWidth="1.5" />
    </g>
  )
}
