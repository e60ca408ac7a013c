import { choice, choices, flag, type Kind, number, pieces, text, wiredOrWireless } from './kind.ts'

export const keyboard = {
  label: 'Keyboard',
  fields: {
    layout: {
      ...choice('Layout', ['Full size', 'Tenkeyless', '75 %', '65 %', '60 %']),
      facet: true,
      chip: '{}',
    },
    keys: pieces('Keys', 200),
    switches: { ...text('Switches'), chip: '{}' },
    hotSwap: { ...flag('Switches pull out'), facet: true },
    connections: { ...choices('Connection', wiredOrWireless), facet: true, chip: '{}' },
    lighting: { ...choice('Lighting', ['RGB', 'One colour', 'None']), facet: true },
    wristRest: flag('Wrist rest'),
    weightGrams: number('Weight', 'g', 100, 5000),
  },
} as const satisfies Kind
