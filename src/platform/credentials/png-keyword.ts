/** The keyword of a credential in a PNG (Open Badges 3.0, 5.3.1.1). */
export const PNG_KEYWORD = 'openbadgecredential'
