/* Written by api/sandbox/demo/scenes/draw-site-pictures.ts; changes here are lost. */

export const sitePictures = {
  'host': { width: 1280, height: 960, blurDataUrl: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAwAA4BaJbACdAD5jrc0blAAAP7rc1RTw+KlEQ++o7c5G79F6CSyH1j31sPq0rRrjL9BfZOssFd91AtTGf3W8EJhOPoAAAA=' },
  'profile': { width: 960, height: 720, blurDataUrl: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQAAwAA4BaJZgCdAD0iUL/usVAAP7wQM8c/8vtMyUNIv8eiQXMmCLv4bBMwy95Kc8mWrGoQXfjrmSNxNueSgwhG6OUAAAA' },
  'empty-search': { width: 960, height: 720, blurDataUrl: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwAA4BaJbACdAEQEH/AAP7VEDTudrMh5pF1Ijx3brFi8WINzJ8lROxiPStuAAA=' },
  'not-found': { width: 960, height: 720, blurDataUrl: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAwAA4BaJQBdgCKUDA8EcAD+VeXA30K7NFxo2WRIbIJjTjsxuGwbjxugwAAA' },
  'error': { width: 960, height: 720, blurDataUrl: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAwAA4BaJbACdAEPSpaKc2UIAPfT6JPC2SX5WMHWJnAVoyQ+tLTAFk+iqFn6/99v8kSfPPJ33gdry/k8TUiHWdcSAA==' },
} as const;
