export const resolutions = ['1080p', '1440p', '2160p'] as const
export type Resolution = (typeof resolutions)[number]
