import { Block } from '#shared/art/block.tsx'

export function SolidStateDrive() {
  return <Block at={[50, 250, 24]} size={[118, 24, 3]} fill="var(--substrate)" top={<Flash />} />
}

function Flash() {
  return (
    <>
      <path d="M3 2v20" stroke="var(--gold)" strokeWidth="6" strokeDasharray="2.5 1.5" />
      <rect x="14" y="4" width="20" height="16" fill="var(--lid)" />
      <path d="M42 3h28v18H42zM76 3h28v18H76z" fill="var(--chip)" />
      <path d="M47 9h12M47 13h8M81 9h12M81 13h8" stroke="#fff" opacity=".35" />
      <circle cx="115" cy="12" r="4" fill="var(--mask)" />
    </>
  )
}
