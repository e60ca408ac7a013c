import { Box } from '@mui/material'
import { type AnyPart, type PartKind, sumOf } from '@tech-house/api/parts/compatibility/part'
import { partVerdict } from '@tech-house/api/parts/compatibility/part-verdict'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { Fan } from '#shared/art/fan.tsx'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { lines, partBlock, type SlotState } from './part-block.tsx'
import { TowerEdges, TowerWalls } from './tower-walls.tsx'

interface Props {
  parts: AnyPart[]
  rules: RuleVerdict[]
}

export function TowerArt({ parts, rules }: Props) {
  const findState = (kind: PartKind, isOf: (part: AnyPart) => boolean = () => true): SlotState => {
    const chosen = parts.filter((part) => part.specs.kind === kind && isOf(part))
    if (chosen.length === 0) return 'empty'
    const isUnfit = chosen.some(({ id }) => partVerdict(id, rules)?.verdict === 'does-not-fit')
    return isUnfit ? 'unfit' : 'chosen'
  }
  const tower = findState('case')
  const drive = findState('storage', (part) => !isM2(part))
  const memory = findState('memory')
  const modules = sumOf(parts, ({ specs }) => (specs.kind === 'memory' ? (specs.modules ?? 1) : 0))

  return (
    <Box
      component="svg"
      viewBox="-112 -252 336 440"
      aria-hidden="true"
      sx={[illustrationPalette, frame]}
    >
      <TowerWalls state={tower} />
      {partBlock(findState('motherboard'), [14, 4, 72], [158, 4, 160], 'mask', { front: board })}
      {partBlock(findState('storage', isM2), [130, 8, 80], [38, 3, 12], 'substrate', {
        front: flash,
      })}
      {partBlock(findState('processor'), [72, 8, 164], [40, 4, 40], 'lid', { front: engraving })}
      {(memory === 'empty' ? [0, 2] : [0, 1, 2, 3]).map((module) => (
        <g key={module}>
          {partBlock(
            module < modules ? memory : 'empty',
            [132 + module * 9, 8, 150],
            [4, 24, 66],
            'substrate',
            { top: lines('M2 0v24', 'glow', 4) },
          )}
        </g>
      ))}
      {partBlock(findState('cooler'), [58, 14, 152], [64, 44, 64], 'steel', { front: coolerFan })}
      {partBlock(findState('power-supply'), [12, 12, 6], [88, 84, 50], 'shroud', supply)}
      {partBlock(drive, [150, 24, 6], [62, 64, 20], 'chip', { front: driveLabel })}
      {partBlock(findState('graphics-card'), [6, 10, 104], [136, 62, 26], 'shroud', card)}
      <TowerEdges state={tower} />
    </Box>
  )
}

const isM2 = ({ specs }: AnyPart) => specs.kind === 'storage' && !!specs.form?.startsWith('M.2')

const board = (
  <>
    {lines('M20 30h26M20 38h26M104 40h12v60M104 48h18v60M14 128h60l10 10h58M14 136h52', 'trace')}
    {lines('M120 14v70M129 14v70M138 14v70M147 14v70M10 112h112', 'chip', 4)}
    {lines('M54 22h48v48h-48zM5 7h4M149 7h4M5 153h4M149 153h4', 'gold', 4)}
  </>
)
const flash = lines('M6 2v8M16 2h8v8h-8zM28 2h7v8h-7z', 'gold', 1)
const engraving = lines('m11 22 9-8 9 8M13 20v11h14V20', 'blade')
const coolerFan = <Fan at={[32, 32]} radius={28} />
const supply = {
  front: lines('M10 14h30M10 21h20', 'glow'),
  top: <Fan at={[44, 42]} radius={32} />,
}
const driveLabel = lines('M6 6h22M6 12h14', 'copper')
const card = {
  top: lines('M10 12h70M10 19h36M104 10v10M110 10v10M116 10v10', 'glow'),
  front: lines('M0 5h136M0 20h136', 'copper'),
}

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: { xs: 240, md: 320 },
  mx: 'auto',
}
