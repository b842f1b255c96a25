/**
 * States and union territories by the code that begins a GSTIN.
 *
 * `qrmpGroup` is the day of the month on which a quarterly filer's GSTR-3B falls due: CGST Rules 2017,
 * rule 61(1)(ii), which lists them by principal place of business. 97 (Other Territory) is in neither list.
 */
export const STATES = {
  '01': { name: 'Jammu and Kashmir', qrmpGroup: 24 },
  '02': { name: 'Himachal Pradesh', qrmpGroup: 24 },
  '03': { name: 'Punjab', qrmpGroup: 24 },
  '04': { name: 'Chandigarh', qrmpGroup: 24 },
  '05': { name: 'Uttarakhand', qrmpGroup: 24 },
  '06': { name: 'Haryana', qrmpGroup: 24 },
  '07': { name: 'Delhi', qrmpGroup: 24 },
  '08': { name: 'Rajasthan', qrmpGroup: 24 },
  '09': { name: 'Uttar Pradesh', qrmpGroup: 24 },
  '10': { name: 'Bihar', qrmpGroup: 24 },
  '11': { name: 'Sikkim', qrmpGroup: 24 },
  '12': { name: 'Arunachal Pradesh', qrmpGroup: 24 },
  '13': { name: 'Nagaland', qrmpGroup: 24 },
  '14': { name: 'Manipur', qrmpGroup: 24 },
  '15': { name: 'Mizoram', qrmpGroup: 24 },
  '16': { name: 'Tripura', qrmpGroup: 24 },
  '17': { name: 'Meghalaya', qrmpGroup: 24 },
  '18': { name: 'Assam', qrmpGroup: 24 },
  '19': { name: 'West Bengal', qrmpGroup: 24 },
  '20': { name: 'Jharkhand', qrmpGroup: 24 },
  '21': { name: 'Odisha', qrmpGroup: 24 },
  '22': { name: 'Chhattisgarh', qrmpGroup: 22 },
  '23': { name: 'Madhya Pradesh', qrmpGroup: 22 },
  '24': { name: 'Gujarat', qrmpGroup: 22 },
  '26': { name: 'Dadra and Nagar Haveli and Daman and Diu', qrmpGroup: 22 },
  '27': { name: 'Maharashtra', qrmpGroup: 22 },
  '29': { name: 'Karnataka', qrmpGroup: 22 },
  '30': { name: 'Goa', qrmpGroup: 22 },
  '31': { name: 'Lakshadweep', qrmpGroup: 22 },
  '32': { name: 'Kerala', qrmpGroup: 22 },
  '33': { name: 'Tamil Nadu', qrmpGroup: 22 },
  '34': { name: 'Puducherry', qrmpGroup: 22 },
  '35': { name: 'Andaman and Nicobar Islands', qrmpGroup: 22 },
  '36': { name: 'Telangana', qrmpGroup: 22 },
  '37': { name: 'Andhra Pradesh', qrmpGroup: 22 },
  '38': { name: 'Ladakh', qrmpGroup: 24 },
} as const satisfies Record<string, { name: string; qrmpGroup: 22 | 24 }>

/** The first two digits of a GSTIN, such as `29` for Karnataka. */
export type StateCode = keyof typeof STATES
