"""Cuts the font files of the site and of the documents it writes out of Anek Latin and Anek Devanagari (OFL 1.1).

Fontsource ships the family in ranges, with the rupee sign apart from the Latin letters. This joins them,
fixes the axes to what the tokens use, and subsets to fixed ranges, never to the words of today's content:

  anek-latin-text.woff2      weight 400 to 720 at width 100: Basic Latin, Latin-1, punctuation, rupee
  anek-latin-heading.woff2   weight 720 at width 86: Basic Latin, punctuation, rupee

The documents' fonts are static and uncompressed: a PDF embeds their glyphs directly, and the build compresses
them for transfer.

  site/pages/business-templates/documents/fonts/latin-400.ttf, latin-700.ttf             the same ranges as the text
  site/pages/business-templates/documents/fonts/devanagari-400.ttf, devanagari-700.ttf   the Devanagari block, its digits and its joiners

Needs fonttools and brotli (Debian: python3-fonttools python3-brotli). The results are committed, so
building the site needs neither. Run from the project's root: python3 scripts/subset_fonts.py
"""

import io
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = Path("node_modules/@fontsource-variable/anek-latin/files")
DEVANAGARI = Path("node_modules/@fontsource-variable/anek-devanagari/files")
TARGET = Path("design-system/tokens/fonts")
DOCUMENTS = Path("site/pages/business-templates/documents/fonts")
RUPEE = 0x20B9

BASIC = set(range(0x20, 0x7F))
LATIN_1 = set(range(0xA0, 0x100))
PUNCTUATION = {0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212, 0x2122, 0x20AC}
DEVANAGARI_BLOCK = set(range(0x900, 0x980)) | {0x20, 0xA0, 0x200C, 0x200D, 0x25CC}
MARKS_OF_HEADINGS = {0xA0, 0xA7, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2212}


def with_rupee() -> bytes:
    """The Latin file with the rupee sign of the Latin Extended file added to it."""
    latin = TTFont(SOURCE / "anek-latin-latin-wdth-normal.woff2")
    extended = TTFont(SOURCE / "anek-latin-latin-ext-wdth-normal.woff2")
    # Every table counts its glyphs when it is parsed, so all are parsed before one is added.
    latin.ensureDecompiled()
    name = extended.getBestCmap()[RUPEE]
    glyph = deepcopy(extended["glyf"][name])
    if glyph.isComposite():
        raise SystemExit("the rupee sign became a composite glyph: copy its parts too")
    new = "rupee.joined"
    latin.setGlyphOrder([*latin.getGlyphOrder(), new])
    latin["glyf"].glyphs[new] = glyph
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    latin["hmtx"].metrics[new] = extended["hmtx"].metrics[name]
    latin["gvar"].variations[new] = deepcopy(extended["gvar"].variations[name])
    for table in latin["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = new
    latin["maxp"].numGlyphs += 1
    # Without HVAR, advance widths vary by gvar's phantom points, which include the new glyph.
    if "HVAR" in latin:
        del latin["HVAR"]
    return saved(latin)


def saved(font: TTFont) -> bytes:
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def reread(font: TTFont) -> TTFont:
    """The instancer removes static glyphs from gvar; after parsing again it has an entry for every glyph."""
    return TTFont(io.BytesIO(saved(font)))


def cut(source: bytes, name: str, axes: dict, unicodes: set) -> None:
    font = reread(instantiateVariableFont(TTFont(io.BytesIO(source)), axes))
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]
    options.hinting = False
    options.notdef_outline = True
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes | {RUPEE})
    subsetter.subset(font)
    font.flavor = "woff2"
    path = TARGET / name
    font.save(path)
    print(f"{path}: {path.stat().st_size} bytes, {len(font.getBestCmap())} characters")


def cut_for_documents(source: bytes, name: str, weight: int, unicodes: set, features: list) -> None:
    font = TTFont(io.BytesIO(source))
    axes = {axis.axisTag: 100 for axis in font["fvar"].axes if axis.axisTag == "wdth"}
    font = reread(instantiateVariableFont(font, {**axes, "wght": weight}))
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    # Every instance has the family's name, and PDF readers distinguish fonts by name.
    for record in font["name"].names:
        if record.nameID == 6:
            record.string = f"Anek-{name}"
    path = DOCUMENTS / f"{name}.ttf"
    font.save(path)
    print(f"{path}: {path.stat().st_size} bytes, {len(font.getBestCmap())} characters")


if __name__ == "__main__":
    DOCUMENTS.mkdir(parents=True, exist_ok=True)
    TARGET.mkdir(parents=True, exist_ok=True)
    joined = with_rupee()
    cut(joined, "anek-latin-text.woff2", {"wdth": 100, "wght": (400, 720)}, BASIC | LATIN_1 | PUNCTUATION)
    cut(joined, "anek-latin-heading.woff2", {"wdth": 86, "wght": 720}, BASIC | MARKS_OF_HEADINGS)
    devanagari = (DEVANAGARI / "anek-devanagari-devanagari-wght-normal.woff2").read_bytes()
    for weight in (400, 700):
        latin = BASIC | LATIN_1 | PUNCTUATION | {RUPEE}
        cut_for_documents(joined, f"latin-{weight}", weight, latin, ["kern", "mark", "mkmk", "ccmp", "tnum", "lnum"])
        cut_for_documents(devanagari, f"devanagari-{weight}", weight, DEVANAGARI_BLOCK, ["*"])
