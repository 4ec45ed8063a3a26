import { icon } from '../../../../components/icons.tsx'

export const AlignCenterHorizontal = icon(
  'M2 12h20',
  'M10 16v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4',
  'M10 8V4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v4',
  'M20 16v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-1',
  'M14 8V7c0-1.1.9-2 2-2h2a2 2 0 0 1 2 2v1',
)
export const AlignCenterVertical = icon(
  'M12 2v20',
  'M8 10H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2h4',
  'M16 10h4a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-4',
  'M8 20H7a2 2 0 0 1-2-2v-2c0-1.1.9-2 2-2h1',
  'M16 14h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-1',
)
export const AlignEndHorizontal = icon(
  'M6 2h2a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  'M16 9h2a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2z',
  'M22 22H2',
)
export const AlignEndVertical = icon(
  'M4 4h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M11 14h5a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M22 22V2',
)
export const AlignHorizontalSpaceBetween = icon(
  'M5 5h2a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  'M17 7h2a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  'M3 2v20',
  'M21 2v20',
)
export const AlignStartHorizontal = icon(
  'M6 6h2a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  'M16 6h2a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2z',
  'M22 2H2',
)
export const AlignStartVertical = icon(
  'M8 14h5a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M8 4h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M2 2v20',
)
export const AlignVerticalSpaceBetween = icon(
  'M7 15h10a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M9 3h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  'M2 21h20',
  'M2 3h20',
)
export const ChevronLeft = icon('m15 18-6-6 6-6')
export const ChevronRight = icon('m9 18 6-6-6-6')
export const ClipboardPaste = icon(
  'M11 14h10',
  'M16 4h2a2 2 0 0 1 2 2v1.344',
  'm17 18 4-4-4-4',
  'M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113',
  'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
)
export const CopyPlus = icon(
  'M15 12L15 18',
  'M12 15L18 15',
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const Files = icon(
  'M15 2h-4a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8',
  'M16.706 2.706A2.4 2.4 0 0 0 15 2v5a1 1 0 0 0 1 1h5a2.4 2.4 0 0 0-.706-1.706z',
  'M5 7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 1.732-1',
)
export const Lock = icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  'M7 11V7a5 5 0 0 1 10 0v4',
)
export const LockOpen = icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  'M7 11V7a5 5 0 0 1 9.9-1',
)
export const Minus = icon('M5 12h14')
export const Plus = icon('M5 12h14', 'M12 5v14')
export const Scissors = icon(
  'M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'M8.12 8.12 12 12',
  'M20 4 8.12 15.88',
  'M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'M14.8 14.8 20 20',
)
export const Square = icon('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z')
export const SquareCheck = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  'm16 9-5.5 5.5L8 12',
)
export const SquareDashedMousePointer = icon(
  'M12.034 12.681a.498.498 0 0 1 .647-.647l9 3.5a.5.5 0 0 1-.033.943l-3.444 1.068a1 1 0 0 0-.66.66l-1.067 3.443a.5.5 0 0 1-.943.033z',
  'M5 3a2 2 0 0 0-2 2',
  'M19 3a2 2 0 0 1 2 2',
  'M5 21a2 2 0 0 1-2-2',
  'M9 3h1',
  'M9 21h2',
  'M14 3h1',
  'M3 9v1',
  'M21 9v2',
  'M3 14v1',
)
export const Trash2 = icon(
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
