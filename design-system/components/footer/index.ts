export { CurrentYear, type CurrentYearProps } from './current-year.tsx'
export { Footer, type FooterGroup, type FooterLink, type FooterProps } from './footer.tsx'
export { FooterButton, type FooterButtonProps } from './footer-button.tsx'
