import { hasChoice } from '../specifications/choice.ts'
import { compareTotal } from './compare.ts'
import { type Build, countPieces, type Part, pairs, sumOf } from './part.ts'
import {
  type About,
  fitsIf,
  format,
  isUnknown,
  missing,
  missingIn,
  note,
  type Reason,
} from './reason.ts'

type Card = Part<'network-card'> | Part<'sound-card'>

const express = ['PCIe', 'PCIe x1', 'PCIe x4', 'PCIe x8', 'PCIe x16']
const external = ['USB', 'Thunderbolt']

/** Cards for sound and network have slots of the board, and share those of the case with graphics cards. */
export function checkExpansionCards(build: Build): Reason[] {
  const all: Card[] = [...build['network-card'], ...build['sound-card']]
  const around = [...build.motherboard, ...build.case]
  // A card of which it is not known whether it needs a slot counts for nothing.
  const cards = all.filter((card) => isOf(card, [...express, 'PCI']))
  const others = all.filter((card) => !isOf(card, [...express, 'PCI', ...external]))
  return [
    ...(around.length > 0 ? others.map((card) => unknownInterface(card, around)) : []),
    ...pairs(cards, build.motherboard).map(([card, board]) => boardSlot(card, board)),
    ...(cards.length > 0 ? build.case.flatMap((box) => caseSlots(cards, box, build)) : []),
    ...pairs(cards, build.case).flatMap(([card, box]) => height(card, box)),
  ]
}

const isOf = ({ specs }: Card, interfaces: readonly string[]): boolean =>
  specs.interface !== undefined && hasChoice(interfaces, specs.interface)

function unknownInterface(card: Card, around: About): Reason {
  const kind = card.specs.interface
  return kind === undefined
    ? missing<Card['specs']['kind']>(card, 'interface', around)
    : isUnknown(`Whether there is a place for ${card.name} (${kind}) is not known.`, [
        card,
        ...around,
      ])
}

/** How many slots a board has left depends on what covers them, so a free one is advice. */
function boardSlot(card: Card, board: Part<'motherboard'>): Reason {
  const kind = card.specs.interface
  return isOf(card, express)
    ? note(`${card.name} needs a free ${kind} slot that no graphics card covers`, [card, board])
    : isUnknown(`Whether ${board.name} has a ${kind} slot is not known.`, [card, board])
}

function caseSlots(cards: readonly Card[], box: Part<'case'>, build: Build): Reason[] {
  const graphics = build['graphics-card']
  const total = countPieces(cards) + sumOf(graphics, ({ specs }) => Math.ceil(specs.slots ?? 0))
  const limit = box.specs.slots
  return compareTotal(
    { total, limit, text: `All cards are ${format(total)} slots wide, the case has ${limit}` },
    [...cards, ...graphics, box],
    [...missingIn(graphics, 'slots', [box]), ...missingIn([box], 'slots', cards)],
  )
}

/** Only a few cases take low-profile cards alone, and these have the flag. */
function height(card: Card, box: Part<'case'>): Reason[] {
  if (!box.specs.lowProfileOnly) return []
  const isLow = card.specs.lowProfile
  if (isLow === undefined) return [missing<Card['specs']['kind']>(card, 'lowProfile', [box])]
  const size = isLow ? 'Low-profile' : 'Full-height'
  return [fitsIf(isLow, `${size} card, the case takes only low-profile cards`, [card, box])]
}
