undo-nothing = There is nothing to take back.
