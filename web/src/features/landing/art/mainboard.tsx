import { Block } from '#shared/art/block.tsx'

const slots = [204, 222, 240, 258]
export function Mainboard() {
  return (
    <>
      <Block at={[0, 0, -9]} size={[300, 300, 9]} fill="var(--mask)" top={<Copper />} />
      <Block at={[64, 8, 0]} size={[128, 20, 20]} fill="var(--steel)" top={<Fins count={15} />} />
      <Block at={[6, 20, 0]} size={[26, 120, 30]} fill="var(--steel)" side={<Ports />} />
      <Block at={[92, 42, 0]} size={[88, 88, 4]} fill="var(--steel)" top={<Socket />} />
      {slots.map((x) => (
        <Block key={x} at={[x, 26, 0]} size={[9, 156, 6]} fill="var(--chip)" />
      ))}
      <Block at={[60, 62, 0]} size={[10, 10, 9]} fill="var(--copper)" />
      <Block at={[40, 208, 0]} size={[236, 9, 6]} fill="var(--chip)" />
      <Block at={[206, 238, 0]} size={[62, 46, 7]} fill="var(--steel)" top={<Gable />} />
    </>
  )
}

function Copper() {
  return (
    <g fill="none" stroke="var(--trace)" strokeWidth="1.6">
      <path d="M180 60h12V40M180 72h16M180 84h16M180 96h16M180 108h12v60M180 120h6v70M92 60H44M92 72H44M92 84H40v-20M92 96H40M108 130v62M118 130v12M130 130v62M150 130v12M172 130v62" />
      <path d="M36 160h50l14 14v26M36 172h44l8 8v20M50 240v34h30M30 226v58h120l10-10h34M262 200v-10h24V40M100 28v14M150 28v14" />
      <path d="M48 246h122v30H48z" strokeDasharray="4 3" />
      <g fill="var(--gold)" stroke="none">
        {[14, 286].flatMap((x) =>
          [10, 190, 290].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />),
        )}
      </g>
    </g>
  )
}

function Socket() {
  return (
    <>
      <rect x="8" y="8" width="72" height="72" fill="var(--chip)" />
      <path
        d="M12 16h64M12 24h64M12 32h64M12 40h64M12 48h64M12 56h64M12 64h64M12 72h64"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="3 5"
      />
    </>
  )
}

function Fins({ count }: { count: number }) {
  return (
    <path
      d={Array.from({ length: count }, (_, fin) => `M${5 + fin * 8.5} 0v20`).join('')}
      stroke="#000"
      strokeWidth="3"
      opacity=".3"
    />
  )
}

function Ports() {
  return (
    <path
      d="M8 8h24v14H8zM40 8h14v14H40zM60 8h14v14H60zM82 8h28v14H82z"
      fill="#000"
      opacity=".45"
    />
  )
}

function Gable() {
  return (
    <path
      d="M14 26 31 12l17 14M19 24v13h24V24"
      fill="none"
      stroke="var(--copper)"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}
