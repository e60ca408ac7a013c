import { choice, flag, type Kind, number, pieces } from './kind.ts'

export const webcam = {
  label: 'Webcam',
  fields: {
    resolution: {
      ...choice('Resolution', ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160']),
      facet: true,
      chip: '{}',
    },
    framesPerSecond: { ...number('Frame rate', 'fps', 10, 240), facet: true, chip: '{}' },
    fieldOfViewDegrees: number('Field of view', '°', 20, 200),
    focus: { ...choice('Focus', ['Automatic', 'Fixed']), facet: true },
    microphones: pieces('Microphones', 8),
    privacyShutter: { ...flag('Privacy shutter'), facet: true, chip: 'Privacy shutter' },
    connection: { ...choice('Connection', ['USB-A', 'USB-C']), facet: true },
  },
} as const satisfies Kind
