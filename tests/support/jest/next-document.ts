/** Shortened document of Next 16.4.6 with all parts that the document compiler relies on. */
export const nextDocument = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<title>Cards</title><script type="application/ld+json">{"@type":"Service"}</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><main><div class="static-slot"><h1>Cards</h1></div></main>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"]});</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"1:\"$Sreact.fragment\"\n:HL[\"/_next/static/chunks/b.css\",\"style\"]\n:HL[\"/_next/static/media/font.woff2\",\"font\",{\"crossOrigin\":\"\",\"type\":\"font/woff2\"}]\n`,
  String.raw`2:[\"$\",\"$L3\",null,{\"key\":\"children\"}]\n0:{\"P\":null,\"rows\":[\"$\"]}\n"])</script>`,
  '</body></html>',
].join('');
