/** Texts that careless programs change, cut, run or stumble over; none begins or ends with white space. */
export const HOSTILE_TEXTS = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&lt;&amp;&#39;',
    '{{name}} $' + '{7*7} <%= x %> #{x}',
  ],
  ...["'; drop table event; --", "\\'; \\x00 \\u0000", '%s %n %d %00 %0a', '=1+1|cmd', '../../etc/passwd', 'C:\\con'],
  ...['null', 'undefined', 'NaN', 'true', '0', '-0', '1e3', '[object Object]', '{"a":1}', '[]', '\\'],
  ...['line\nfeed\r\nand\ttab', 'a\u2028b\u2029c', '\u00a1\u00a0\u00ad'],
  ...['e\u0301 é ﬁ ﬃ Å Å', 'ẞ ß SS', 'İIıi', '\u212b \u2126 \ufdfa', 'q\u0307\u0323 q\u0323\u0307'],
  ...['שלום עליכם', 'مرحبا\u200f بالعالم', '\u202egnp.exe\u202c', '\u2066isolate\u2069', 'ar\u200bea\u200d \u00ad shy'],
  ...[
    '👩‍👩‍👧‍👦 🏳️‍🌈 🇹🇷',
    '𝒳𝓎𝓏 𠜎𠜱',
    '\u{10ffff}\u{fffe}',
    'x\ufeffy',
    '\ufffd',
    '\u0f3a་\u0f3b',
    'สวัสดี',
    'नमस्ते',
    '日本語',
  ],
  ...['Z̷͓̈́a̶̻͝l̷̰̎g̸̱͝ỏ̴̫', 'x'.repeat(200), '😀'.repeat(100), 'Ａ１', '．．／', 'a\u00a0b\u3000c'],
]
