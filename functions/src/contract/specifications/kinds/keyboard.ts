import { flag, type Kind, pieces, text, wiredOrWireless } from './kind.ts'

export const keyboard = {
  label: 'Keyboard',
  fields: {
    layout: {
      input: 'choice',
      label: 'Layout',
      options: ['Full size', 'Tenkeyless', '75 %', '65 %', '60 %'],
      facet: true,
      chip: '{}',
    },
    keys: pieces('Keys', 200),
    switches: { ...text('Switches'), chip: '{}' },
    hotSwap: { ...flag('Switches pull out'), facet: true },
    connections: {
      input: 'choices',
      label: 'Connection',
      options: wiredOrWireless,
      facet: true,
      chip: '{}',
    },
    lighting: {
      input: 'choice',
      label: 'Lighting',
      options: ['RGB', 'One colour', 'None'],
      facet: true,
    },
    wristRest: flag('Wrist rest'),
    weightGrams: { input: 'number', label: 'Weight', unit: 'g', min: 100, max: 5000 },
  },
} as const satisfies Kind
