import * as css from './header.css.ts'

const Icon = ({ d, small = false }: { d: string; small?: boolean }) => (
  <svg aria-hidden focusable="false" viewBox="0 0 16 16" className={small ? css.chevron : css.icon}>
    <path d={d} fill="none" stroke="currentColor" strokeWidth={small ? 2.25 : 1.75} strokeLinecap="square" />
  </svg>
)

/** Three ruled lines. */
export const Lines = () => <Icon d="M2 3.5h12M2 8h12M2 12.5h12" />
export const Cross = () => <Icon d="M3 3l10 10M13 3L3 13" />
export const Chevron = () => <Icon small d="M3 6l5 5 5-5" />
