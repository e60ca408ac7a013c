import { Box } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import { fitOf } from '@tech-house/api/contract/compatibility/fit-of'
import type { AnyPart, PartKind } from '@tech-house/api/contract/compatibility/part'
import { Fan } from '#shared/art/fan.tsx'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { PartBlock, type SlotState } from './part-block.tsx'
import {
  Backplate,
  BoardTraces,
  CardFront,
  DriveFront,
  Engraving,
  Flash,
  ModuleFace,
  SupplyFront,
} from './part-drawings.tsx'
import { TowerEdges, TowerWalls } from './tower-walls.tsx'

interface Props {
  parts: AnyPart[]
  rules: RuleVerdict[]
}

/** A tower that fills with the chosen parts, from the back to the front. */
export function TowerArt({ parts, rules }: Props) {
  const stateOf = (kind: PartKind, isOf: (part: AnyPart) => boolean = () => true): SlotState => {
    const chosen = parts.filter((part) => part.specs.kind === kind && isOf(part))
    if (chosen.length === 0) return 'empty'
    const isUnfit = chosen.some(({ id }) => fitOf(id, rules)?.verdict === 'does-not-fit')
    return isUnfit ? 'unfit' : 'chosen'
  }
  const tower = stateOf('case')
  const memory = stateOf('memory')

  return (
    <Box
      component="svg"
      viewBox="-112 -252 336 440"
      aria-hidden="true"
      sx={[illustrationPalette, frame]}
    >
      <TowerWalls state={tower} />
      <PartBlock
        state={stateOf('motherboard')}
        at={[14, 4, 72]}
        size={[158, 4, 160]}
        fill="var(--mask)"
        front={<BoardTraces />}
      />
      <PartBlock
        state={stateOf('storage', isM2)}
        at={[130, 8, 80]}
        size={[38, 3, 12]}
        fill="var(--substrate)"
        front={<Flash />}
      />
      <PartBlock
        state={stateOf('processor')}
        at={[72, 8, 164]}
        size={[40, 4, 40]}
        fill="var(--lid)"
        front={<Engraving />}
      />
      {(memory === 'empty' ? [0, 2] : [0, 1, 2, 3]).map((module) => (
        <PartBlock
          key={module}
          state={module < modulesOf(parts) ? memory : 'empty'}
          at={[132 + module * 9, 8, 150]}
          size={[4, 24, 66]}
          fill="var(--substrate)"
          top={<ModuleFace />}
        />
      ))}
      <PartBlock
        state={stateOf('cooler')}
        at={[58, 14, 152]}
        size={[64, 44, 64]}
        fill="var(--steel)"
        front={<Fan at={[32, 32]} radius={28} />}
      />
      <PartBlock
        state={stateOf('power-supply')}
        at={[12, 12, 6]}
        size={[88, 84, 50]}
        fill="var(--shroud)"
        front={<SupplyFront />}
        top={<Fan at={[44, 42]} radius={32} />}
      />
      <PartBlock
        state={stateOf('storage', (part) => !isM2(part))}
        at={[150, 24, 6]}
        size={[62, 64, 20]}
        fill="var(--chip)"
        front={<DriveFront />}
      />
      <PartBlock
        state={stateOf('graphics-card')}
        at={[6, 10, 104]}
        size={[136, 62, 26]}
        fill="var(--shroud)"
        top={<Backplate />}
        front={<CardFront />}
      />
      <TowerEdges state={tower} />
    </Box>
  )
}

const isM2 = ({ specs }: AnyPart) => specs.kind === 'storage' && !!specs.form?.startsWith('M.2')

const modulesOf = (parts: AnyPart[]) =>
  parts.reduce(
    (sum, { specs, quantity }) =>
      specs.kind === 'memory' ? sum + quantity * (specs.modules ?? 1) : sum,
    0,
  )

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: { xs: 240, md: 320 },
  mx: 'auto',
}
