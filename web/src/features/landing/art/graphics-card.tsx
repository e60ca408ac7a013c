import { Block } from '#shared/art/block.tsx'
import { Fan } from '#shared/art/fan.tsx'

export function GraphicsCard() {
  return (
    <>
      <Block at={[92, 211, 26]} size={[120, 4, 12]} fill="var(--gold)" front={<Fingers />} />
      <Block at={[22, 194, 24]} size={[5, 30, 100]} fill="var(--lid)" front={null} />
      <Block
        at={[27, 196, 38]}
        size={[246, 28, 82]}
        fill="var(--shroud)"
        top={<Backplate />}
        front={<Shroud />}
        side={<Vents />}
      />
    </>
  )
}

function Fingers() {
  return <path d="M0 6h120" stroke="#000" strokeWidth="12" strokeDasharray="2 4" opacity=".35" />
}

function Backplate() {
  return (
    <path d="M12 14h150M12 20h60M196 8v12M204 8v12M212 8v12" stroke="var(--glow)" strokeWidth="2" />
  )
}

function Shroud() {
  return (
    <>
      <path d="M0 0h20L8 82H0ZM246 0h-20l12 82h8Z" fill="var(--copper)" />
      {[46, 123, 200].map((x) => (
        <Fan key={x} at={[x, 41]} radius={34} />
      ))}
    </>
  )
}

function Vents() {
  return (
    <path d="M6 12h16M6 20h16M6 28h16M6 36h16M6 44h16" stroke="#000" strokeWidth="3" opacity=".4" />
  )
}
