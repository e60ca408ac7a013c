import * as spec from './kind.ts'

export const monitor = spec.kind('Monitor', {
  diagonalInches: spec.shown(spec.decimal('Diagonal', 'inch', 5, 120)),
  resolution: spec.shown(
    spec.choice('Resolution', [
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
    ]),
  ),
  refreshHz: spec.shown(spec.number('Refresh rate', 'Hz', 24, 1000)),
  panel: {
    ...spec.choice('Panel', ['IPS', 'VA', 'TN', 'OLED', 'QD-OLED', 'Mini LED']),
    facet: true,
  },
  responseMs: spec.decimal('Response time', 'ms', 0.01, 50),
  brightnessNits: spec.number('Brightness', 'cd/m²', 50, 5000),
  curveRadiusMm: spec.mm('Curve radius', 500, 5000),
  ports: spec.counts('Inputs', {
    displayPort: 'DisplayPort',
    hdmi: 'HDMI',
    usbC: 'USB-C',
    vga: 'VGA',
    dvi: 'DVI',
  }),
  usbCWatts: spec.watts('Power over USB-C', 5, 240),
  heightAdjustable: { ...spec.flag('Height adjustable'), facet: true },
})
