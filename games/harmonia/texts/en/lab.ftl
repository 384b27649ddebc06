## What the designer and the lab say about this game.

design-about-harmonia = Which tiles there are, and what counts.
lab-ending-harmonia-ended-laid = all laid
lab-ending-harmonia-ended-agreed = agreed
lab-ending-harmonia-ended-misfit = misfit
harmonia-component-tiles = tiles laid
harmonia-component-shapes = shape of the layout
harmonia-component-shapes-empty = empty
harmonia-component-shapes-hole = with a hole
harmonia-component-shapes-hexagon = hexagon
harmonia-component-shapes-triangle = triangle
harmonia-component-shapes-rhombus = rhombus
harmonia-component-shapes-symmetric = symmetric
harmonia-component-shapes-plain = plain
harmonia-component-words = proposals to end
harmonia-component-words-propose = propose
harmonia-component-words-accept = accept
harmonia-component-words-refuse = refuse
