import { Box } from '@mui/material'
import { Block } from '#shared/art/block.tsx'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { plane } from '#shared/art/plane.ts'
import { sizes } from '#shared/theme/sizes.ts'

/** A workbench: a screen with code, a board under the lamp, a mug. */
export function DeskArt() {
  return (
    <Box
      component="svg"
      viewBox="-290 -160 580 550"
      aria-hidden="true"
      sx={[illustrationPalette, frame]}
    >
      <g transform={plane('top', 0, 0, -70)}>
        <rect x="14" y="14" width="330" height="260" fill="var(--shadow)" />
      </g>
      <Block at={[6, 6, -70]} size={[14, 14, 60]} fill="var(--steel)" />
      <Block at={[296, 6, -70]} size={[14, 14, 60]} fill="var(--steel)" />
      <Block at={[6, 226, -70]} size={[14, 14, 60]} fill="var(--steel)" />
      <Block at={[296, 226, -70]} size={[14, 14, 60]} fill="var(--steel)" />
      <Block at={[0, 0, -10]} size={[320, 250, 12]} fill="var(--copper)" top={<Mat />} />
      <Block at={[110, 34, 2]} size={[70, 34, 4]} fill="var(--steel)" />
      <Block at={[138, 44, 6]} size={[14, 8, 40]} fill="var(--steel)" />
      <Block at={[50, 44, 34]} size={[190, 12, 116]} fill="var(--shroud)" front={<Screen />} />
      <Block at={[74, 108, 2]} size={[142, 46, 7]} fill="var(--lid)" top={<Keys />} />
      <Block at={[232, 118, 2]} size={[20, 30, 8]} fill="var(--lid)" />
      <Block at={[196, 176, 2]} size={[84, 56, 5]} fill="var(--mask)" top={<Board />} />
      <Block at={[222, 190, 7]} size={[24, 24, 6]} fill="var(--chip)" />
      <Block at={[30, 168, 2]} size={[30, 30, 38]} fill="var(--glow)" top={<Coffee />} />
    </Box>
  )
}

function Mat() {
  return (
    <>
      <rect x="56" y="92" width="212" height="76" rx="6" fill="var(--chip)" opacity=".55" />
      <path d="M0 62h320M0 190h320" stroke="#000" opacity=".12" strokeWidth="2" />
    </>
  )
}

function Screen() {
  return (
    <g fill="none" strokeWidth="5" strokeLinecap="round">
      <rect x="7" y="7" width="176" height="100" fill="var(--well)" />
      <path d="M20 24h34M34 38h52M34 52h30M48 66h44M34 80h20M20 94h12" stroke="var(--glow)" />
      <path d="M64 24h24M96 38h16M74 52h58M102 66h22" stroke="var(--copper)" />
      <path d="M98 24h10M122 38h30M64 80h40" stroke="var(--blade)" />
    </g>
  )
}

function Keys() {
  return (
    <path
      d="M8 10h126M8 19h126M8 28h126M8 37h20M36 37h66M110 37h24"
      stroke="var(--chip)"
      strokeWidth="6"
      strokeDasharray="7 2"
      opacity=".75"
    />
  )
}

function Board() {
  return (
    <>
      <path
        d="M6 12h20M6 22h20M50 22h26M50 30h26M34 14V5M34 38v12M42 38v12"
        fill="none"
        stroke="var(--trace)"
        strokeWidth="2"
      />
      <path d="M8 51h68" stroke="var(--gold)" strokeWidth="6" strokeDasharray="3 2" />
    </>
  )
}

function Coffee() {
  return (
    <>
      <rect x="4" y="4" width="22" height="22" fill="var(--chip)" />
      <rect x="4" y="4" width="22" height="22" fill="var(--copper)" opacity=".3" />
    </>
  )
}

const frame = { display: 'block', width: '100%', height: 'auto', maxWidth: sizes.form, mx: 'auto' }
