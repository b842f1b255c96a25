/** For how long records are kept if `retention` of the practice does not say so, in months. */

export const defaultEnquiryMonths = 12

/** After the meeting. */
export const defaultBookingMonths = 12

export const defaultApplicationMonths = 12

/** For counts of page views. */
export const defaultPageViewMonths = 24
