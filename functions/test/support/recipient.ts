import type { Recipient } from '../../src/contract/orders/recipient.ts'

export const aRecipient: Recipient = {
  name: 'Rita Receiver',
  company: 'Mendes Render GmbH',
  lines: ['Lindenstraße 12'],
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 (30) 901-820',
}
