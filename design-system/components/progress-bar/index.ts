export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'
export { ProgressCircle, type ProgressCircleProps } from './progress-circle.tsx'
