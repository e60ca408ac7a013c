import * as spec from './kind.ts'

export const caseFan = spec.kind('Case fan', {
  sizeMm: spec.shown(spec.mm('Size', 20, 500)),
  fans: spec.shown(spec.pieces('Fans', 20), '{} in the pack'),
  airflowCfm: { ...spec.decimal('Airflow', 'CFM', 0.5, 1000), chip: '{}' },
  maxNoiseDb: spec.decimal('Noise up to', 'dB(A)', 1, 80),
  pwm: { ...spec.flag('Speed by PWM'), facet: true },
  lighting: { ...spec.choice('Lighting', spec.lightings), facet: true },
})
