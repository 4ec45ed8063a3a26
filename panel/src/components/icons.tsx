import type { ReactNode, SVGProps } from 'react'
import { DIRECTION } from '../messages/use-messages.tsx'

// Drawings of Lucide (lucide.dev, ISC licence), only those that the panel shows: the package has thousands.

/** An icon in the colour of its text, `size` pixels wide and high; hidden from screen readers unless `aria-hidden` is false. */
export type Icon = (props: { size: number } & SVGProps<SVGSVGElement>) => ReactNode

/** Makes an icon of the outlines in a box of 24 by 24. */
export function icon(...outlines: string[]): Icon {
  // One element instead of several: lists and menus have many icons. Each outline starts at the origin.
  const path = outlines.join(' M0 0 ')
  return ({ size, ...rest }) => (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}

export const ArrowDown = icon('M12 5v14', 'm19 12-7 7-7-7')
/** Points back: to the left, and to the right where lines begin there. */
export const ArrowLeft = DIRECTION === 'rtl' ? icon('m12 5 7 7-7 7', 'M5 12h14') : icon('m12 19-7-7 7-7', 'M19 12H5')
export const ArrowUp = icon('m5 12 7-7 7 7', 'M12 19V5')
export const BadgeCheck = icon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
  'm9 12 2 2 4-4',
)
export const Bookmark = icon(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
)
export const CalendarDays = icon(
  'M8 2v3',
  'M16 2v3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  'M3 9h18',
  'M8 13h.01',
  'M12 13h.01',
  'M16 13h.01',
  'M8 17h.01',
  'M12 17h.01',
  'M16 17h.01',
)
export const ChartColumn = icon('M3 3v16a2 2 0 0 0 2 2h16', 'M18 17V9', 'M13 17V5', 'M8 17v-3')
export const Check = icon('M20 6 9 17l-5-5')
export const Circle = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0')
export const CircleCheck = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'm16 9-5.5 5.5L8 12')
export const CircleUserRound = icon(
  'M17.925 20.056a6 6 0 0 0-11.851.001',
  'M8 11a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
)
export const ClipboardList = icon(
  'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  'M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2',
  'M12 11h4',
  'M12 16h4',
  'M8 11h.01',
  'M8 16h.01',
)
export const CodeXml = icon('m18 16 4-4-4-4', 'm6 8-4 4 4 4', 'm14.5 4-5 16')
export const Columns3 = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  'M9 3v18',
  'M15 3v18',
)
export const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const Download = icon('M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5')
export const GraduationCap = icon(
  'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z',
  'M22 10v6',
  'M6 12.5V16a6 3 0 0 0 12 0v-3.5',
)
export const House = icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
  'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
)
export const LogOut = icon('m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
export const Mail = icon(
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
)
export const Medal = icon(
  'M7.21 15 2.66 7.14a2 2 0 0 1 .13-2.2L4.4 2.8A2 2 0 0 1 6 2h12a2 2 0 0 1 1.6.8l1.6 2.14a2 2 0 0 1 .14 2.2L16.79 15',
  'M11 12 5.12 2.2',
  'm13 12 5.88-9.8',
  'M8 7h8',
  'M7 17a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M12 18v-2h-.5',
)
export const Palette = icon(
  'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z',
  'M13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0',
  'M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0',
  'M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0',
  'M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0',
)
export const Search = icon('m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0')
export const Settings = icon(
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915',
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
)
export const TriangleAlert = icon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
)
export const UserRoundSearch = icon(
  'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M2 21a8 8 0 0 1 10.434-7.62',
  'M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'm22 22-1.9-1.9',
)
export const Users = icon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
  'M16 3.128a4 4 0 0 1 0 7.744',
  'M22 21v-2a4 4 0 0 0-3-3.87',
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
)
export const X = icon('M18 6 6 18', 'm6 6 12 12')
