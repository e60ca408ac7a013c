import { Block } from '#shared/art/block.tsx'
import { Fan } from '#shared/art/fan.tsx'

export function Cooler() {
  return (
    <>
      <Block at={[88, 38, 158]} size={[96, 96, 8]} fill="var(--copper)" />
      <Block
        at={[82, 32, 166]}
        size={[108, 108, 30]}
        fill="var(--steel)"
        front={<Stack />}
        side={<Stack />}
      />
      <Block
        at={[80, 30, 196]}
        size={[112, 112, 24]}
        fill="var(--shroud)"
        top={<Fan at={[56, 56]} radius={49} />}
      />
    </>
  )
}

function Stack() {
  return (
    <path d="M0 5h108M0 11h108M0 17h108M0 23h108" stroke="#000" strokeWidth="2" opacity=".35" />
  )
}
