import type { SpecificationField, Values } from './specification-field.ts'

interface Kind {
  label: string
  /** In the order in which they are shown. */
  fields: Record<string, SpecificationField>
}

const sockets = ['AM5', 'AM4', 'sTR5', 'LGA1851', 'LGA1700', 'LGA1200'] as const
const processorFamilies = [
  'Ryzen 3000',
  'Ryzen 5000',
  'Ryzen 5000G',
  'Ryzen 5000X3D',
  'Ryzen 7000',
  'Ryzen 7000X3D',
  'Ryzen 8000G',
  'Ryzen 9000',
  'Ryzen 9000X3D',
  'Ryzen Threadripper 7000',
  'Ryzen Threadripper 9000',
  'Core 10th gen',
  'Core 11th gen',
  'Core 12th gen',
  'Core 13th gen',
  'Core 14th gen',
  'Core Ultra 200S',
] as const
const boardFormFactors = ['E-ATX', 'ATX', 'Micro-ATX', 'Mini-ITX'] as const
const memoryTypes = ['DDR5', 'DDR4'] as const
const memoryForms = ['DIMM', 'SO-DIMM'] as const
const supplyForms = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX'] as const
const radiatorSizes = [120, 140, 240, 280, 360, 420] as const
const wifiStandards = ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'] as const
const m2Sizes = ['2230', '2242', '2260', '2280', '22110'] as const
const driveInterfaces = ['PCIe 5.0 x4', 'PCIe 4.0 x4', 'PCIe 3.0 x4', 'SATA'] as const
const wiredOrWireless = ['USB', '2.4 GHz', 'Bluetooth'] as const

const pieces = (label: string, max: number) => ({ input: 'number', label, min: 1, max }) as const
const mm = (label: string, min: number, max: number) =>
  ({ input: 'number', label, unit: 'mm', min, max, decimal: true }) as const
const watts = (label: string, min: number, max: number) =>
  ({ input: 'number', label, unit: 'W', min, max }) as const
const flag = (label: string) => ({ input: 'flag', label }) as const
const text = (label: string) => ({ input: 'text', label }) as const

/**
 * Every kind of part with its fields. Schema, product page, form, facets and chips are generated from this
 * table. It imports nothing, so a page can show specifications without loading zod. Every field is optional,
 * because unknown values are absent.
 */
export const specificationKinds = {
  processor: {
    label: 'Processor',
    fields: {
      socket: { input: 'choice', label: 'Socket', options: sockets, facet: true, chip: '{}' },
      family: { input: 'choice', label: 'Family', options: processorFamilies, facet: true },
      cores: { ...pieces('Cores', 256), facet: true, chip: '{} cores' },
      threads: pieces('Threads', 512),
      baseGhz: {
        input: 'number',
        label: 'Base clock',
        unit: 'GHz',
        min: 0.5,
        max: 10,
        decimal: true,
      },
      boostGhz: {
        input: 'number',
        label: 'Boost clock',
        unit: 'GHz',
        min: 0.5,
        max: 10,
        decimal: true,
        chip: '{}',
      },
      l3CacheMb: { input: 'number', label: 'Level 3 cache', unit: 'MB', min: 1, max: 2000 },
      tdpWatts: watts('Base power', 5, 1000),
      maxWatts: watts('Maximum power', 5, 2000),
      memoryTypes: { input: 'choices', label: 'Memory', options: memoryTypes, facet: true },
      maxMemoryGb: { input: 'number', label: 'Maximum memory', unit: 'GB', min: 4, max: 8192 },
      integratedGraphics: { ...flag('Integrated graphics'), facet: true },
      coolerIncluded: { ...flag('Cooler included'), facet: true },
    },
  },
  motherboard: {
    label: 'Motherboard',
    fields: {
      socket: { input: 'choice', label: 'Socket', options: sockets, facet: true, chip: '{}' },
      chipset: { ...text('Chipset'), facet: true },
      formFactor: {
        input: 'choice',
        label: 'Form factor',
        options: boardFormFactors,
        facet: true,
        chip: '{}',
      },
      memoryType: { input: 'choice', label: 'Memory', options: memoryTypes, facet: true },
      memoryForm: { input: 'choice', label: 'Memory form', options: memoryForms },
      registeredMemory: flag('Registered memory'),
      memorySlots: { ...pieces('Memory slots', 16), facet: true },
      maxMemoryGb: { input: 'number', label: 'Maximum memory', unit: 'GB', min: 4, max: 8192 },
      maxMemorySpeedMts: {
        input: 'number',
        label: 'Maximum memory speed',
        unit: 'MT/s',
        min: 1600,
        max: 20_000,
      },
      families: {
        input: 'rows',
        label: 'Processor families',
        row: 'family',
        fields: {
          family: { input: 'choice', label: 'Family', options: processorFamilies },
          minBios: text('From BIOS'),
        },
      },
      biosFlashback: flag('BIOS Flashback'),
      m2: {
        input: 'rows',
        label: 'M.2 slots',
        row: 'slot',
        fields: {
          key: { input: 'choice', label: 'Key', unit: 'key', options: ['M', 'E', 'B'] },
          sizes: { input: 'choices', label: 'Sizes', options: m2Sizes },
          interfaces: { input: 'choices', label: 'Interfaces', options: driveInterfaces },
          disables: text('Disables when used'),
        },
      },
      sataPorts: pieces('SATA ports', 20),
      lanGbps: {
        input: 'number',
        label: 'Wired network',
        unit: 'Gbit/s',
        min: 0.1,
        max: 100,
        decimal: true,
      },
      wifi: { input: 'choice', label: 'Wi-Fi', options: wifiStandards, facet: true, chip: '{}' },
      plugs: {
        input: 'counts',
        label: 'CPU power',
        parts: { eps8: '8-pin EPS', eps4: '4-pin EPS' },
      },
      cpuListUrl: { input: 'text', label: 'Supported processors', isUrl: true },
    },
  },
  memory: {
    label: 'Memory',
    fields: {
      memoryType: {
        input: 'choice',
        label: 'Memory type',
        options: memoryTypes,
        facet: true,
        chip: '{}',
      },
      form: { input: 'choice', label: 'Form', options: memoryForms, facet: true },
      registered: flag('Registered'),
      capacityGb: {
        input: 'number',
        label: 'Capacity',
        unit: 'GB',
        min: 1,
        max: 2048,
        facet: true,
        chip: '{}',
      },
      modules: { ...pieces('Modules', 16), facet: true },
      gbPerModule: { input: 'number', label: 'Capacity of a module', unit: 'GB', min: 1, max: 512 },
      speedMts: {
        input: 'number',
        label: 'Speed',
        unit: 'MT/s',
        min: 1600,
        max: 20_000,
        facet: true,
        chip: '{}',
      },
      casLatency: pieces('CAS latency', 100),
      volts: { input: 'number', label: 'Voltage', unit: 'V', min: 0.8, max: 2, decimal: true },
      profiles: { input: 'choices', label: 'Profiles', options: ['EXPO', 'XMP'], facet: true },
      heightMm: mm('Height', 15, 100),
    },
  },
  'graphics-card': {
    label: 'Graphics card',
    fields: {
      chip: { ...text('Graphics chip'), facet: true, chip: '{}' },
      memoryGb: {
        input: 'number',
        label: 'Memory',
        unit: 'GB',
        min: 1,
        max: 256,
        facet: true,
        chip: '{}',
      },
      memoryType: {
        input: 'choice',
        label: 'Memory type',
        options: ['GDDR7', 'GDDR6X', 'GDDR6', 'GDDR5'],
      },
      boostMhz: { input: 'number', label: 'Boost clock', unit: 'MHz', min: 200, max: 10_000 },
      lengthMm: { ...mm('Length', 100, 600), chip: '{} long' },
      slots: { input: 'number', label: 'Slots', min: 1, max: 6, decimal: true },
      lowProfile: { ...flag('Low profile'), facet: true },
      boardWatts: watts('Board power', 10, 1500),
      recommendedSupplyWatts: watts('Recommended power supply', 100, 3000),
      plugs: {
        input: 'counts',
        label: 'Power plugs',
        parts: { pcie16: '16-pin', pcie8: '8-pin PCIe', pcie6: '6-pin PCIe' },
      },
      outputs: {
        input: 'counts',
        label: 'Outputs',
        parts: { displayPort: 'DisplayPort', hdmi: 'HDMI', usbC: 'USB-C' },
      },
    },
  },
  storage: {
    label: 'Storage',
    fields: {
      technology: {
        input: 'choice',
        label: 'Technology',
        options: ['SSD', 'Hard disk'],
        facet: true,
      },
      capacityGb: {
        input: 'number',
        label: 'Capacity',
        unit: 'GB',
        min: 16,
        max: 200_000,
        facet: true,
        chip: '{}',
      },
      form: {
        input: 'choice',
        label: 'Form',
        options: ['M.2 2230', 'M.2 2242', 'M.2 2280', 'M.2 22110', '2.5 inch', '3.5 inch'],
        facet: true,
        chip: '{}',
      },
      interface: {
        input: 'choice',
        label: 'Interface',
        options: driveInterfaces,
        facet: true,
        chip: '{}',
      },
      readMbPerSecond: { input: 'number', label: 'Reading', unit: 'MB/s', min: 20, max: 100_000 },
      writeMbPerSecond: { input: 'number', label: 'Writing', unit: 'MB/s', min: 20, max: 100_000 },
      enduranceTbw: { input: 'number', label: 'Endurance', unit: 'TBW', min: 10, max: 100_000 },
      heatsink: { ...flag('Heatsink'), facet: true },
      rpm: { input: 'number', label: 'Rotation', unit: 'rpm', min: 3000, max: 20_000 },
      recording: { input: 'choice', label: 'Recording', options: ['CMR', 'SMR'], facet: true },
      cacheMb: { input: 'number', label: 'Cache', unit: 'MB', min: 1, max: 16_384 },
      thicknessMm: mm('Thickness', 1, 50),
    },
  },
  'power-supply': {
    label: 'Power supply',
    fields: {
      watts: { ...watts('Power', 100, 3000), facet: true, chip: '{}' },
      form: { input: 'choice', label: 'Form', options: supplyForms, facet: true, chip: '{}' },
      efficiency: {
        input: 'choice',
        label: 'Efficiency',
        options: [
          '80 Plus',
          '80 Plus Bronze',
          '80 Plus Silver',
          '80 Plus Gold',
          '80 Plus Platinum',
          '80 Plus Titanium',
        ],
        facet: true,
        chip: '{}',
      },
      modular: {
        input: 'choice',
        label: 'Detachable cables',
        options: ['All', 'Some', 'None'],
        facet: true,
      },
      atx3: { ...flag('ATX 3'), facet: true },
      lengthMm: mm('Length', 50, 300),
      fanMm: mm('Fan', 40, 200),
      plugs: {
        input: 'counts',
        label: 'Plugs',
        parts: {
          eps8: '8-pin EPS',
          pcie8: '8-pin PCIe',
          pcie16: '16-pin',
          sata: 'SATA',
        },
      },
    },
  },
  case: {
    label: 'Case',
    fields: {
      form: {
        input: 'choice',
        label: 'Form',
        options: ['Full tower', 'Mid tower', 'Mini tower', 'Small form factor', 'Desktop'],
        facet: true,
        chip: '{}',
      },
      boards: {
        input: 'choices',
        label: 'Motherboards',
        options: boardFormFactors,
        facet: true,
      },
      gpuMaxMm: { ...mm('Graphics card up to', 100, 600), chip: 'cards to {}' },
      slots: pieces('Expansion slots', 12),
      lowProfileOnly: flag('Low-profile cards only'),
      coolerMaxMm: { ...mm('Cooler up to', 20, 300), chip: 'coolers to {}' },
      radiatorMounts: {
        input: 'rows',
        label: 'Radiator mounts',
        row: 'mount',
        fields: {
          where: {
            input: 'choice',
            label: 'Place',
            options: ['Front', 'Top', 'Side', 'Bottom', 'Rear'],
          },
          sizesMm: { input: 'choices', label: 'Sizes', unit: 'mm', options: radiatorSizes },
          maxThicknessMm: mm('Thickness with fans up to', 20, 200),
        },
      },
      psuForms: { input: 'choices', label: 'Power supplies', options: supplyForms, facet: true },
      psuMaxMm: mm('Power supply up to', 80, 400),
      bays: {
        input: 'counts',
        label: 'Drive bays',
        parts: { bay25: '2.5 inch', bay35: '3.5 inch', bay525: '5.25 inch' },
      },
      fansIncluded: pieces('Fans included', 15),
      heightMm: mm('Height', 50, 1000),
      widthMm: mm('Width', 50, 1000),
      depthMm: mm('Depth', 50, 1000),
      volumeLitres: {
        input: 'number',
        label: 'Volume',
        unit: 'l',
        min: 1,
        max: 200,
        decimal: true,
      },
    },
  },
  cooler: {
    label: 'Cooler',
    fields: {
      cooling: {
        input: 'choice',
        label: 'Cooling',
        options: ['Air', 'Liquid'],
        facet: true,
        chip: '{}',
      },
      sockets: { input: 'choices', label: 'Sockets', options: sockets, facet: true },
      heightMm: { ...mm('Height', 15, 250), chip: '{} tall' },
      ramClearanceMm: mm('Room for memory below', 10, 150),
      ratedWatts: watts('Rated for', 20, 1000),
      radiatorMm: {
        input: 'choice',
        label: 'Radiator',
        unit: 'mm',
        options: radiatorSizes,
        facet: true,
        chip: '{} radiator',
      },
      radiatorThicknessMm: mm('Radiator thickness', 15, 120),
      fanThicknessMm: mm('Fan thickness', 10, 50),
      fans: pieces('Fans', 6),
      fanMm: mm('Fan size', 40, 200),
      maxNoiseDb: {
        input: 'number',
        label: 'Noise up to',
        unit: 'dB(A)',
        min: 5,
        max: 80,
        decimal: true,
      },
    },
  },
  monitor: {
    label: 'Monitor',
    fields: {
      diagonalInches: {
        input: 'number',
        label: 'Diagonal',
        unit: 'inch',
        min: 5,
        max: 120,
        decimal: true,
        facet: true,
        chip: '{}',
      },
      resolution: {
        input: 'choice',
        label: 'Resolution',
        options: [
          '1920 × 1080',
          '1920 × 1200',
          '2560 × 1080',
          '2560 × 1440',
          '2560 × 1600',
          '3440 × 1440',
          '3840 × 1600',
          '3840 × 2160',
          '5120 × 1440',
          '5120 × 2160',
          '5120 × 2880',
          '7680 × 2160',
        ],
        facet: true,
        chip: '{}',
      },
      refreshHz: {
        input: 'number',
        label: 'Refresh rate',
        unit: 'Hz',
        min: 24,
        max: 1000,
        facet: true,
        chip: '{}',
      },
      panel: { input: 'choice', label: 'Panel', options: ['IPS', 'VA', 'TN', 'OLED'], facet: true },
      responseMs: {
        input: 'number',
        label: 'Response time',
        unit: 'ms',
        min: 0.01,
        max: 50,
        decimal: true,
      },
      brightnessNits: { input: 'number', label: 'Brightness', unit: 'cd/m²', min: 50, max: 5000 },
      curveRadiusMm: mm('Curve radius', 500, 5000),
      ports: {
        input: 'counts',
        label: 'Inputs',
        parts: { displayPort: 'DisplayPort', hdmi: 'HDMI', usbC: 'USB-C', vga: 'VGA' },
      },
      usbCWatts: watts('Power over USB-C', 5, 240),
      heightAdjustable: { ...flag('Height adjustable'), facet: true },
    },
  },
  keyboard: {
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
  },
  mouse: {
    label: 'Mouse',
    fields: {
      connections: {
        input: 'choices',
        label: 'Connection',
        options: wiredOrWireless,
        facet: true,
        chip: '{}',
      },
      hand: {
        input: 'choice',
        label: 'Hand',
        options: ['Right', 'Left', 'Either'],
        facet: true,
      },
      maxDpi: {
        input: 'number',
        label: 'Resolution up to',
        unit: 'DPI',
        min: 200,
        max: 100_000,
        chip: '{}',
      },
      sensor: text('Sensor'),
      buttons: pieces('Buttons', 30),
      pollingHz: { input: 'number', label: 'Polling rate', unit: 'Hz', min: 60, max: 16_000 },
      weightGrams: { input: 'number', label: 'Weight', unit: 'g', min: 20, max: 500, chip: '{}' },
      batteryHours: { input: 'number', label: 'Battery life', unit: 'h', min: 1, max: 5000 },
    },
  },
  headset: {
    label: 'Headset',
    fields: {
      design: {
        input: 'choice',
        label: 'Design',
        options: ['Closed', 'Open'],
        facet: true,
        chip: '{}',
      },
      connections: {
        input: 'choices',
        label: 'Connection',
        options: ['3.5 mm', ...wiredOrWireless],
        facet: true,
        chip: '{}',
      },
      driverMm: mm('Drivers', 5, 120),
      impedanceOhms: { input: 'number', label: 'Impedance', unit: 'Ω', min: 4, max: 1000 },
      microphone: {
        input: 'choice',
        label: 'Microphone',
        options: ['Detachable', 'Fixed', 'None'],
        facet: true,
        chip: '{} microphone',
      },
      weightGrams: { input: 'number', label: 'Weight', unit: 'g', min: 50, max: 1000 },
      batteryHours: { input: 'number', label: 'Battery life', unit: 'h', min: 1, max: 1000 },
    },
  },
  router: {
    label: 'Router',
    fields: {
      wifi: { input: 'choice', label: 'Wi-Fi', options: wifiStandards, facet: true, chip: '{}' },
      bands: {
        input: 'choices',
        label: 'Bands',
        options: ['2.4 GHz', '5 GHz', '6 GHz'],
        facet: true,
        chip: '{}',
      },
      maxMbps: {
        input: 'number',
        label: 'Wi-Fi up to',
        unit: 'Mbit/s',
        min: 100,
        max: 100_000,
        chip: '{}',
      },
      ports: {
        input: 'counts',
        label: 'Network ports',
        parts: { gigabit: '1 Gbit/s', gigabit2_5: '2.5 Gbit/s', gigabit10: '10 Gbit/s' },
      },
      antennas: pieces('External antennas', 16),
    },
  },
  webcam: {
    label: 'Webcam',
    fields: {
      resolution: {
        input: 'choice',
        label: 'Resolution',
        options: ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160'],
        facet: true,
        chip: '{}',
      },
      framesPerSecond: {
        input: 'number',
        label: 'Frame rate',
        unit: 'fps',
        min: 10,
        max: 240,
        facet: true,
        chip: '{}',
      },
      fieldOfViewDegrees: { input: 'number', label: 'Field of view', unit: '°', min: 20, max: 200 },
      focus: { input: 'choice', label: 'Focus', options: ['Automatic', 'Fixed'], facet: true },
      microphones: pieces('Microphones', 8),
      privacyShutter: { ...flag('Privacy shutter'), facet: true, chip: 'Privacy shutter' },
      connection: {
        input: 'choice',
        label: 'Connection',
        options: ['USB-A', 'USB-C'],
        facet: true,
      },
    },
  },
} as const satisfies Record<string, Kind>

export type SpecificationKind = keyof typeof specificationKinds

// The cast is safe: Object.keys returns the keys of the table, but its type is string[].
export const specificationKindNames = Object.keys(specificationKinds) as SpecificationKind[]

/** A source of the values, and the day on which they were compared with it. */
export interface SpecificationSource {
  url: string
  /** An ISO date: `2026-11-22`. */
  checkedOn: string
}

/** The specifications of a part of one kind. Field names contain the unit. */
export type SpecificationsOf<Kind extends SpecificationKind> = { kind: Kind } & Values<
  (typeof specificationKinds)[Kind]['fields']
> & { sources?: SpecificationSource[] }

/** The specifications of a part of any kind. */
export type KnownSpecifications = {
  [Kind in SpecificationKind]: SpecificationsOf<Kind>
}[SpecificationKind]

const kinds: Partial<Record<string, Kind>> = specificationKinds

/** The fields of a kind in display order; none for a kind of a later release. */
export function fieldsOf(kind: SpecificationKind): Readonly<Record<string, SpecificationField>> {
  return kinds[kind]?.fields ?? {}
}
