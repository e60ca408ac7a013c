import * as spec from './kind.ts'

export const motherboard = spec.kind('Motherboard', {
  socket: spec.shown(spec.choice('Socket', spec.sockets)),
  chipset: { ...spec.text('Chipset'), facet: true },
  formFactor: spec.shown(spec.choice('Form factor', spec.boardFormFactors)),
  memoryType: { ...spec.choice('Memory', spec.memoryTypes), facet: true },
  memoryForm: spec.choice('Memory form', spec.memoryForms),
  registeredMemory: spec.flag('Registered memory'),
  memorySlots: { ...spec.pieces('Memory slots', 16), facet: true },
  maxMemoryGb: spec.number('Maximum memory', 'GB', 1, 8192),
  maxMemorySpeedMts: spec.number('Maximum memory speed', 'MT/s', 200, 20_000),
  families: spec.rows('Processor families', 'family', {
    family: spec.choice('Family', spec.processorFamilies),
    minBios: spec.text('From BIOS'),
  }),
  biosFlashback: spec.flag('BIOS Flashback'),
  m2: spec.rows('M.2 slots', 'slot', {
    key: { ...spec.choice('Key', ['M', 'E', 'B']), unit: 'key' },
    sizes: spec.choices('Sizes', spec.m2Sizes),
    interfaces: spec.choices('Interfaces', spec.driveInterfaces),
    disables: spec.text('Disables when used'),
  }),
  sataPorts: spec.pieces('SATA ports', 20),
  lanGbps: spec.decimal('Wired network', 'Gbit/s', 0.1, 100),
  wifi: spec.shown(spec.choice('Wi-Fi', spec.wifiStandards)),
  plugs: spec.counts('CPU power', { eps8: '8-pin EPS', eps4: '4-pin EPS' }),
  cpuListUrl: spec.url('Supported processors'),
})
