import * as spec from './kind.ts'

export const keyboard = spec.kind('Keyboard', {
  layout: spec.shown(
    spec.choice('Layout', ['Full size', '96 %', 'Tenkeyless', '75 %', '65 %', '60 %', 'Numpad']),
  ),
  keys: spec.pieces('Keys', 200),
  switches: { ...spec.text('Switches'), chip: '{}' },
  hotSwap: { ...spec.flag('Switches pull out'), facet: true },
  connections: spec.shown(spec.choices('Connection', spec.wiredOrWireless)),
  lighting: { ...spec.choice('Lighting', spec.lightings), facet: true },
  wristRest: spec.flag('Wrist rest'),
  weightGrams: spec.decimal('Weight', 'g', 100, 5000),
})
