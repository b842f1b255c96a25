/** Duration of the thank-you view, in ms. Specification, section 9: "Feedback score 1 to 5; success view 2000 ms." */
export const THANK_YOU_MS = 2000
