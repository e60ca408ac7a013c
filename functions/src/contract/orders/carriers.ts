/** Where carriers show a parcel. More can be added. */
export const trackingPages: Record<string, string> = {
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  GLS: 'https://gls-group.com/GROUP/en/parcel-tracking?match=',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
}

/** The page of a parcel, if the carrier is known, in any case. */
export function trackingUrl(carrier?: string, trackingNumber?: string): string | undefined {
  const known = Object.keys(trackingPages).find(
    (name) => name.toLowerCase() === carrier?.trim().toLowerCase(),
  )
  if (!known || !trackingNumber) return undefined
  return `${trackingPages[known]}${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
}
