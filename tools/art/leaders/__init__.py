"""Who is who: one function for each leader, from the parts in heads.py and strokes of their own."""

from __future__ import annotations

from tools.art.leaders.atreides import (
    duncan_idaho,
    gurney_halleck,
    lady_jessica,
    paul_atreides,
    paul_muaddib,
    reverend_mother_jessica,
    thufir_hawat,
    wellington_yueh,
)
from tools.art.leaders.bene_gesserit import (
    alia,
    margot_lady_fenring,
    mother_ramallo,
    princess_irulan,
    wanna_marcus,
)
from tools.art.leaders.emperor import (
    bashar,
    burseg,
    caid,
    captain_aramsham,
    gaius_helen_mohiam,
    hasimir_fenring,
    shaddam_iv,
)
from tools.art.leaders.fremen import (
    chani,
    jamis,
    naib,
    otheym,
    shadout_mapes,
    stilgar,
)
from tools.art.leaders.guild import (
    esmar_tuek,
    guild_navigator,
    guild_rep,
    master_bewt,
    soo_soo_sook,
    staban_tuek,
)
from tools.art.leaders.harkonnen import (
    baron_harkonnen,
    beast_rabban,
    feyd_rautha,
    iakin_nefud,
    piter_de_vries,
    umman_kudu,
)

DUNE = {
    "atreides": (thufir_hawat, lady_jessica, gurney_halleck, duncan_idaho, wellington_yueh),
    "bene_gesserit": (alia, margot_lady_fenring, mother_ramallo, princess_irulan, wanna_marcus),
    "emperor": (hasimir_fenring, captain_aramsham, caid, burseg, bashar),
    "fremen": (stilgar, chani, otheym, shadout_mapes, jamis),
    "guild": (staban_tuek, master_bewt, esmar_tuek, soo_soo_sook, guild_rep),
    "harkonnen": (feyd_rautha, beast_rabban, piter_de_vries, iakin_nefud, umman_kudu),
}

# Leader cards of War for Arrakis: the drawing and the rim of its deck.
ARRAKIS = {
    "harkonnen": (baron_harkonnen, beast_rabban, feyd_rautha, thufir_hawat),
    "emperor": (gaius_helen_mohiam, captain_aramsham, shaddam_iv, bashar),
    "guild": (guild_navigator,),
    "atreides": (paul_atreides, lady_jessica, reverend_mother_jessica, alia, gurney_halleck),
    "fremen": (paul_muaddib, stilgar, chani, naib),
}
