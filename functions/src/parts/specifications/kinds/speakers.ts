import * as spec from './kind.ts'

export const speakers = spec.kind('Speakers', {
  channels: spec.shown(spec.choice('Channels', spec.channels), '{} channels'),
  watts: { ...spec.decimal('Power', 'W', 0.5, 5000), chip: '{}' },
  connections: { ...spec.choices('Connection', ['USB', 'Bluetooth', '3.5 mm']), facet: true },
})
